/** The studio's mark: two peaks and a trail. Also the site's favicon. */
export const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><rect width="64" height="64" rx="16" fill="#1c6558"/>' +
  '<path fill="#eef6f2" d="M8 46l16-26 9 14 6-9 17 21z"/><path fill="none" stroke="#f2b94c" stroke-width="3" stroke-linecap="round" stroke-dasharray="1 6" d="M14 54c12-5 24 3 36-2"/></svg>'
