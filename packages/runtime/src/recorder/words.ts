/** What a draft in a tab says of its editor. */
export const words = {
  lost: 'The editor does not hear this page. What it does is kept until it does.',
  closed: 'The editor of this page was closed. Open the draft from there again to see what it does.',
  again: 'Connect again',
} as const
