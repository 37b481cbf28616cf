/** A boardwalk through autumn tundra: the long trail. */
export const TRAIL =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 480" width="720" height="480">' +
  '<defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="#f3d3a4"/><stop offset="1" stop-color="#f7ecd8"/></linearGradient></defs>' +
  '<path fill="url(#a)" d="M0 0h720v300H0z"/><circle cx="172" cy="128" r="44" fill="#fff5e0"/>' +
  '<path fill="#b7a9a4" d="M0 252c90-60 160-72 232-38 60-72 158-92 240-40 76-44 164-40 248 12v94H0z"/>' +
  '<path fill="#f5efe8" d="M300 168c50-30 106-34 150-8l-34 6-24 18-34-16-30 18zM566 158c34-10 66-8 96 2l-30 8-22 12-20-14z"/>' +
  '<path fill="#8d7f78" d="M0 282c120-44 240-40 330-10 120-40 250-40 390 2v40H0z"/>' +
  '<path fill="#b8652c" d="M0 300c160-24 300-12 420 2s220 6 300-8v186H0z"/>' +
  '<path fill="#9c4a22" d="M0 348c130-20 250 4 350 22s250 6 370-24v134H0z"/>' +
  '<path fill="#d08b3c" d="M0 406c90-14 160 0 230 20 40 12 70 30 84 54H0zM720 380c-90 8-170 30-216 62-16 12-26 24-30 38h246z"/>' +
  '<path fill="#e8d9bd" d="M404 304l14 1 62 175H330z"/>' +
  '<path stroke="#a58d67" stroke-width="4" d="M396 322h32M390 342h46M384 364h60M376 390h78M366 420h98M354 454h120"/>' +
  '<path fill="#3e5a3e" d="M84 330l18-62 18 62zM90 302l12-42 12 42zM128 336l14-48 14 48zM610 324l18-64 18 64zM616 296l12-42 12 42zM660 330l14-46 14 46zM36 338l13-42 13 42z"/>' +
  '<path fill="#7a2f2a" d="M248 400c10-16 30-16 38 0zM540 416c10-16 30-16 38 0zM120 444c12-18 34-18 44 0zM600 452c10-16 32-16 40 0z"/>' +
  '<path fill="#1f4f58" d="M404 276c5-1 10 3 10 9l2 18h-16l-1-18c0-6 2-9 5-9z"/><circle cx="408" cy="269" r="7" fill="#f0d0ae"/><path fill="#c6483a" d="M396 280c-6 1-8 8-7 16l10 2z"/></svg>'
