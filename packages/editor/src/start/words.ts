/** What stands on the screen while a project or the server is not there yet, and what becomes of refused changes. */
export const words = {
  opening: 'Opening the project…',
  notFound: 'This project does not exist, or it is not yours.',
  noLonger: 'You have no access to this project any more: it was deleted, or somebody removed you from it.',
  changeRefused: 'This change was not saved',
  refused: (label: string, why: string) => `“${label}” was not saved and was taken back. ${why}`,
  loading: 'Opening…',
  pageDeleted: (page: string, by: string | undefined, home: string | undefined) =>
    `“${page}” was deleted ${by === undefined ? 'elsewhere' : `by ${by}`}.${home === undefined ? '' : ` You now see “${home}”.`}`,
} as const
