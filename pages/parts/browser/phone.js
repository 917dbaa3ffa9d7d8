// A phone's page: a hand, brought by the push line as soon as it changes, and by every redraw of Streamlit.

import listen, { drawn } from "./live.js";
import draw from "./scene.js";

const page = { key: null, given: null, hand: null };

export default function ({ data, parentElement, setTriggerValue }) {
  const { key, hand } = data;
  const show = () => {
    const { game, round, seen } = page.hand;
    const send = (name, message) => setTriggerValue(name, { ...message, drawn: { game, round, seen } });
    draw({ data: page.hand, parentElement, setTriggerValue: send });
  };
  // What a redraw brings was perhaps looked up before what the line has brought since; and Streamlit also draws
  // again what it has given before. Only what was refused is told even so, and then looked up once more.
  const newer = hand.at !== page.given && (hand.refused || hand.at >= (page.hand?.at ?? 0));
  if (page.key !== key || newer) page.hand = hand;
  page.key = key;
  page.given = hand.at;
  show();
  const bring = (news) => {
    page.hand = news;
    show();
    drawn(news);
  };
  // What was refused has to be read before it goes, and only Streamlit knows what this page has asked for.
  const listening = page.hand.refused ? null : bring;
  listen({ data: { ...page.hand, key, page: "phone" }, setTriggerValue, bring: listening });
}
