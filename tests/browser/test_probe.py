import time
def test_probe(table, door, house):
    t0=time.time()
    host, phones = table("Ann", "Bo", "Cy")
    print("table", time.time()-t0)
    t0=time.time()
    host.press(); host.press()
    print("press2", time.time()-t0, host.main.inner_text())
    with house.referee() as r:
        n=r.tonight(); v=r.view(r.game_of(n.id),"room"); print(v.leader, v.phase)
    d=next(p for p in phones if p.seat==v.leader)
    d.pick("words")
    print(d.truth())
    for p in phones:
        if p is not d: p.write("hello "+p.seat)
    d.mark([p.seat for p in phones if p is not d][0])
    d.back([p.seat for p in phones if p is not d][1],"eh")
    screen=door.screen(); screen.open()
    print(screen.page.locator("body").inner_text())
    print(house.said())
