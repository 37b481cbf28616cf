const lost = (links: number): string =>
  links === 0 ? '' : ` ${links === 1 ? '1 link leads' : `${links} links lead`} to its page only now.`

/** What is told after something was done with linked sections. */
export const words = {
  linked: (name: string) => `${name} is a linked section now: the Add panel puts it on other pages, and a change shows on all.`,
  takenOff: (name: string, page: string, left: readonly string[], links: number) =>
    `${name} is off ${page}; ${left.length === 0 ? 'it stands on no page now, and is in the Components panel still' : `it stands on ${left.join(', ')} still`}.${lost(links)}`,
  deleted: (name: string, pages: readonly string[], links: number) =>
    `${name} is deleted${pages.length === 0 ? '' : ` from ${pages.join(', ')}`}.${lost(links)} Undo brings it back.`,
} as const
