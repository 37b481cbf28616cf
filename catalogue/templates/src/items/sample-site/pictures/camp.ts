/** A lit tent under northern lights: the studio's own picture. */
export const CAMP =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 640" width="800" height="640">' +
  '<defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="#0d2136"/><stop offset="1" stop-color="#1f4d57"/></linearGradient>' +
  '<linearGradient id="b" x2="0" y2="1"><stop stop-color="#7ff0c4" stop-opacity="0"/><stop offset=".7" stop-color="#6fe3b8" stop-opacity=".75"/><stop offset="1" stop-color="#6fe3b8" stop-opacity="0"/></linearGradient>' +
  '<linearGradient id="c" x2="0" y2="1"><stop stop-color="#ffd98a"/><stop offset="1" stop-color="#e58b3a"/></linearGradient><radialGradient id="d"><stop stop-color="#ffcf7a" stop-opacity=".5"/><stop offset="1" stop-color="#ffcf7a" stop-opacity="0"/></radialGradient></defs>' +
  '<path fill="url(#a)" d="M0 0h800v640H0z"/>' +
  '<path fill="url(#b)" d="M-20 60c110 60 180-20 280 50s220 0 300 40 160 10 260-30v190c-100 40-160 0-250 30s-180-50-290-10-190-30-300 10z"/>' +
  '<path fill="url(#b)" opacity=".6" d="M0 130c120 50 210-10 320 40s240-20 480 30v150c-180-40-300 20-440-10S130 330 0 360z"/>' +
  '<g fill="#e9f6f4"><circle cx="96" cy="60" r="2"/><circle cx="190" cy="28" r="1.6"/><circle cx="310" cy="56" r="2"/><circle cx="428" cy="24" r="1.6"/><circle cx="520" cy="70" r="2.2"/><circle cx="640" cy="38" r="1.8"/><circle cx="730" cy="92" r="2"/><circle cx="38" cy="200" r="1.6"/><circle cx="766" cy="236" r="1.6"/><circle cx="250" cy="118" r="1.4"/><circle cx="590" cy="140" r="1.4"/></g>' +
  '<path fill="#16394a" d="M0 420l130-110 92 78 118-134 116 140 96-86 120 104 128-70v140H0z"/>' +
  '<path fill="#dfeef0" opacity=".85" d="M340 254l48 58-30-10-20 20-18-22-28 18zM552 308l34 30-24-4-16 12-12-16z"/>' +
  '<path fill="#0f2c38" d="M0 470l160-70 130 84 140-60 150 70 220-74v220H0z"/>' +
  '<path fill="#0a2029" d="M0 520c140-30 280-8 400 4s270-14 400-2v118H0z"/>' +
  '<path fill="#07181f" d="M90 530l30-104 30 104zM100 482l20-72 20 72zM160 536l22-78 22 78zM640 528l28-100 28 100zM650 480l18-68 18 68zM712 534l20-74 20 74zM40 534l20-70 20 70z"/>' +
  '<ellipse cx="410" cy="560" rx="250" ry="130" fill="url(#d)"/>' +
  '<path fill="url(#c)" d="M300 580l110-128 110 128z"/><path fill="#c96f2c" d="M410 452l110 128h-56z"/><path fill="#7c3f1a" d="M410 482l26 98h-52z"/><path fill="#ffe9b8" d="M410 500l16 80h-32z"/>' +
  '<path fill="none" stroke="#07181f" stroke-width="3" d="M410 452l-150 132M410 452l150 132"/><path fill="#06141a" d="M0 584c200-14 520-12 800 0v56H0z"/></svg>'
