/** Red huts under a sharp ridge: the islands tour. */
export const ISLANDS =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 480" width="720" height="480">' +
  '<defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="#bcd9e6"/><stop offset="1" stop-color="#f1ece0"/></linearGradient></defs>' +
  '<path fill="url(#a)" d="M0 0h720v480H0z"/><path fill="#fff" opacity=".8" d="M96 96c30-20 64-14 76 4 26-6 40 6 44 18H80c-2-10 4-18 16-22zM498 66c22-14 46-10 56 4 18-4 30 4 32 14h-98c-2-8 2-14 10-18z"/>' +
  '<path fill="#8aa9b6" d="M0 304l92-86 62 50 96-132 74 96 46-58 92 104 70-74 96 92 92-56v104H0z"/>' +
  '<path fill="#f4f8f8" d="M250 136l36 47-24-8-16 16-14-20-18 20zM370 174l30 34-20-4-14 12-12-18zM532 204l26 25-18-2-12 10-12-14z"/>' +
  '<path fill="#5d8191" d="M0 330l132-70 96 78 108-84 116 86 96-58 172 66v40H0z"/>' +
  '<path fill="#3f7f8c" d="M0 348h720v132H0z"/><path fill="#2f6875" d="M0 420h720v60H0z"/>' +
  '<path fill="#fff" opacity=".35" d="M60 386h120v4H60zM250 402h160v4H250zM470 384h110v4H470zM120 440h150v4H120zM420 450h190v4H420z"/>' +
  '<path fill="#3b4c3d" d="M0 360c70-20 150-16 210 6l26 20H0zM430 386l30-20c70-20 180-18 260 4v16z"/>' +
  '<path fill="#c6483a" d="M74 312h82v44H74z"/><path fill="#8f2f26" d="M64 314l51-34 51 34z"/><path fill="#f6ead6" d="M88 324h18v16H88zM124 324h18v16h-18z"/>' +
  '<path fill="#c6483a" d="M540 322h70v40h-70z"/><path fill="#8f2f26" d="M531 324l44-30 44 30z"/><path fill="#f6ead6" d="M552 332h16v14h-16zM582 332h16v14h-16z"/>' +
  '<path fill="#d9a23d" d="M632 330h52v34h-52z"/><path fill="#a3762a" d="M624 332l34-24 34 24z"/><path fill="#fff6e4" d="M650 340h16v12h-16z"/>' +
  '<path stroke="#2b2b2b" stroke-width="4" d="M90 356v30M140 356v30M554 362v24M596 362v24"/>' +
  '<path fill="#efe7d8" d="M300 404l10-46 28 40zM296 408h58l-12 14h-36z"/></svg>'
