/** Texts of uploads, apart from those of other ports: only pages that upload carry them. */
export const MESSAGES = {
  notAFile: 'Not a file object.',
  noUpload: 'Uploads are not set up for this site.',
  uploadLost: 'The file did not arrive. Check the connection and try again.',
  uploadRefused: (status: number) => `The server answered with status ${status}.`,
} as const
