/** Words of the assets panel, and of the changes it makes. */
export const ASSETS_TEXTS = {
  upload: 'Upload files',
  empty: 'No files yet',
  emptyLead: 'Drop pictures and other files here, or press the plus.',
  dropHere: 'Drop to upload',
  uploading: (count: number) => `Uploading ${count} ${count === 1 ? 'file' : 'files'}…`,
  more: (name: string) => `Actions for ${name}`,
  find: 'Find a file',
  nothingFound: 'No file of that name',
  name: 'Name',
  delete: 'Delete',
  copyAddress: 'Copy address',
  used: (count: number) => (count === 0 ? 'Used nowhere' : `Used in ${count} ${count === 1 ? 'place' : 'places'}`),
  size: (bytes: number) =>
    bytes < 1000 ? `${bytes} B` : bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`,
  dimensions: (width: number, height: number) => `${width} × ${height}`,
  failed: (name: string, why: string) => `${name}: ${why}`,
  changes: {
    upload: (name: string) => `Upload ${name}`,
    rename: (name: string) => `Rename ${name}`,
    delete: (name: string) => `Delete ${name}`,
  },
} as const
