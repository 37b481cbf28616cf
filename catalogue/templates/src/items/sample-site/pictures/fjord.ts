/** Low sun over a fjord: the first picture a visitor sees. */
export const FJORD =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 800" width="960" height="800">' +
  '<defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="#f6c79a"/><stop offset=".45" stop-color="#f3e0c4"/><stop offset="1" stop-color="#cfe3df"/></linearGradient>' +
  '<linearGradient id="b" x2="0" y2="1"><stop stop-color="#9ec5c3"/><stop offset="1" stop-color="#2f6f72"/></linearGradient></defs>' +
  '<path fill="url(#a)" d="M0 0h960v800H0z"/><circle cx="640" cy="268" r="74" fill="#fff1d8"/><circle cx="640" cy="268" r="118" fill="#fff1d8" opacity=".35"/>' +
  '<path fill="#b9cfd0" d="M0 372l120-96 74 62 132-150 108 122 88-70 118 104 96-72 128 96 96-58v242H0z"/>' +
  '<path fill="#e9f1ef" d="M326 188l52 59-34-12-22 22-20-22-28 12zM522 240l38 33-26-4-18 14-14-18zM736 272l34 25-22-2-16 12-14-15z"/>' +
  '<path fill="#7ba3a6" d="M0 446l150-104 96 92 92-64 112 108 84-44 96 52 122-110 88 74 120-62v176H0z"/>' +
  '<path fill="#4a7d80" d="M0 498l110-52 130 88 104-42 96 66h196l128-98 94 62 102-48v112H0z"/>' +
  '<path fill="url(#b)" d="M0 556h960v244H0z"/>' +
  '<path fill="#ffe9c7" opacity=".55" d="M588 566h104l-18 10h-68zM560 594h160l-30 10H592zM602 624h78l-20 8h-40zM540 654h204l-46 10H586zM596 690h92l-26 8h-42zM520 728h236l-58 12H580z"/>' +
  '<path fill="#17474a" d="M0 574c90-22 170-6 246 22 92 34 150 40 214 92 46 38 66 74 72 112H0z"/>' +
  '<path fill="#0f3436" d="M0 648c84-14 156 14 214 52 54 36 84 62 96 100H0z"/>' +
  '<path fill="none" stroke="#e9cf9f" stroke-width="6" stroke-linecap="round" stroke-dasharray="2 16" d="M76 796c20-54 66-70 112-84 50-16 92-26 100-62 6-26-26-34-20-58"/>' +
  '<g fill="#0a2628"><path d="M92 640l26-74 26 74zM100 606l18-52 18 52zM150 654l20-58 20 58zM156 628l14-42 14 42zM36 632l22-66 22 66zM43 602l15-46 15 46z"/></g>' +
  '<g><path fill="#d9632f" d="M262 556c8-2 14 4 15 12l3 24h-22l-2-24c0-7 2-11 6-12z"/><circle cx="266" cy="546" r="9" fill="#f1d3b3"/><path fill="#f2b94c" d="M252 562c-8 2-10 10-9 22l13 2z"/><path fill="none" stroke="#10292b" stroke-width="5" stroke-linecap="round" d="M262 592l-4 26M274 592l6 26M290 570l4 48"/></g></svg>'
