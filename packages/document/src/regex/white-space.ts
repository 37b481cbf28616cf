/** What `\s` means in JavaScript, as the inside of a class; the matcher's own knows ASCII only. */
export const WHITE_SPACE = '\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'
/** Everything else. */
export const NO_WHITE_SPACE =
  '\u0000-\u0008\u000e-\u001f!-\u009f\u00a1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\ufefe\uff00-\u{10ffff}'
/** What ends a line for `.`. */
export const LINE_ENDS = '\n\r\u2028\u2029'
