/** What is said about a project as a whole. */
export const words = {
  exportProject: 'Export project',
  exporting: 'Making the file of this project…',
  exported: (file: string) => `${file} holds the project as it is saved, without secrets, members and accounts`,
} as const
