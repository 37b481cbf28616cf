/** A waterfall in lava rock under green hills: the island of fire and ice. */
export const WATERFALL =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 480" width="720" height="480">' +
  '<defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="#a9c4d6"/><stop offset="1" stop-color="#e6eef0"/></linearGradient>' +
  '<linearGradient id="b" x2="0" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="#cfe5ee"/></linearGradient></defs>' +
  '<path fill="url(#a)" d="M0 0h720v480H0z"/><path fill="#93aab3" d="M0 190l120-70 90 54 130-92 110 86 110-62 160 84v90H0z"/>' +
  '<path fill="#fff" opacity=".85" d="M340 82l52 41-32-4-22 18-20-20-30 12zM560 106l42 22-28 2-18 12-14-14z"/>' +
  '<path fill="#6f9a57" d="M0 218c90-34 190-30 264 2v90H0zM456 220c80-36 184-36 264-4v100H456z"/>' +
  '<path fill="#557f45" d="M0 262c90-20 180-14 264 8v140H0zM456 268c90-22 180-20 264 0v140H456z"/>' +
  '<path fill="#3b3f45" d="M240 214h46v178l-60 20-78-28V300c50-10 84-40 92-86zM480 214h-46v178l60 20 92-30v-86c-56-8-98-40-106-82z"/>' +
  '<path fill="#2b2e33" d="M240 250l20-36v188l-34 10zM480 250l-22-36v188l36 10zM170 320l14 78-36-14v-60zM556 322l-14 78 44-16v-62z"/>' +
  '<path fill="url(#b)" d="M284 208c40 12 112 12 152 0l6 204H278z"/>' +
  '<path stroke="#b8d6e2" stroke-width="5" stroke-linecap="round" d="M306 232v150M330 226v120M352 240v160M378 230v130M402 226v170M422 236v120"/>' +
  '<path fill="#7fb0bf" d="M0 396c140-22 220 12 360 8s240-26 360-2v78H0z"/>' +
  '<path fill="#fff" opacity=".75" d="M232 404c18-20 44-16 54-4 16-22 50-22 64-4 20-18 52-14 62 4 18-14 46-10 58 8-60 18-170 20-238-4z"/>' +
  '<path fill="#4c7440" d="M0 432c80-22 160-12 214 10 30 12 44 24 50 38H0zM720 424c-90-14-170 2-216 26-20 10-30 20-34 30h250z"/>' +
  '<path fill="none" stroke="#f2c14e" stroke-width="7" opacity=".7" d="M180 410a190 190 0 0 1 360 0"/><path fill="none" stroke="#e0723f" stroke-width="5" opacity=".5" d="M172 406a200 200 0 0 1 376 0"/></svg>'
