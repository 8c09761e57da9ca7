/** Which drawing of the game-icons set stands for which tile, effect and thing. */

import letter_opener from "icon:stiletto";
import silver_jug from "icon:jug";
import pewter_cup from "icon:beer-stein";
import fan from "icon:handheld-fan";
import gold_goblet from "icon:jeweled-chalice";
import silver_cutlery from "icon:fork-knife-spoon";
import clock from "icon:cuckoo-clock";
import necklace from "icon:pearl-necklace";
import book from "icon:book-cover";
import ring from "icon:big-diamond-ring";
import cloth from "icon:rolled-cloth";
import music_box from "icon:musical-notes";
import painting from "icon:mona-lisa";
import vase from "icon:painted-pottery";
import shoes from "icon:high-heel";
import gloves from "icon:winter-gloves";
import mirror from "icon:mirror-mirror";
import hat from "icon:flower-hat";
import candlestick from "icon:lit-candelabra";
import chess_set from "icon:chess-queen";
import jewel_casket from "icon:ring-box";
import teapot from "icon:teapot";
import lute from "icon:banjo";
import tapestry from "icon:knight-banner";

import rose from "icon:rose";
import lavender from "icon:herbs-bundle";
import jasmine from "icon:jasmine";
import amber from "icon:amber-mosquito";
import musk from "icon:deer-head";
import sandalwood from "icon:log";
import orange_blossom from "icon:orange";
import violet from "icon:viola";
import myrrh from "icon:incense";
import cedar from "icon:pine-tree";
import vanilla from "icon:vanilla-flower";
import bergamot from "icon:cut-lemon";

import head_merchant from "icon:scales";
import coin_changer from "icon:receive-money";
import cutpurse from "icon:robber";

import seal from "icon:wax-seal";
import privilege from "icon:diploma";
import again from "icon:clockwise-rotation";
import forward from "icon:fast-forward-button";
import others from "icon:three-friends";
import podium from "icon:podium";
import steps from "icon:footsteps";
import purse from "icon:swap-bag";
import laurels from "icon:laurels";

export const tileIcons: Readonly<Record<string, string>> = {
  letter_opener,
  silver_jug,
  pewter_cup,
  fan,
  gold_goblet,
  silver_cutlery,
  clock,
  necklace,
  book,
  ring,
  cloth,
  music_box,
  painting,
  vase,
  shoes,
  gloves,
  mirror,
  hat,
  candlestick,
  chess_set,
  jewel_casket,
  teapot,
  lute,
  tapestry,
  rose,
  lavender,
  jasmine,
  amber,
  musk,
  sandalwood,
  orange_blossom,
  violet,
  myrrh,
  cedar,
  vanilla,
  bergamot,
  head_merchant,
  coin_changer,
  cutpurse,
};

export const marks = { seal, privilege, again, forward, others, podium, steps, purse, laurels };
