/** Words of who may see what. */
export const words = {
  anybody: 'Not signed in',
  signedIn: 'Signed in',
  kinds: { page: 'Page', data: 'Data of a page', collection: 'Collection', asset: 'File' },
  comesToSee: (who: string) => `comes to be seen by ${who}`,
  noLonger: (who: string) => `is no longer seen by ${who}`,
  andOthers: (count: number) => `And ${count} more.`,
} as const
