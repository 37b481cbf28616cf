/** Words of the assets panel, and of the changes it makes. */
export const words = {
  title: 'Assets',
  upload: 'Upload files',
  empty: 'No files yet',
  emptyLead: 'Drop pictures and other files here, or press the plus.',
  dropHere: 'Drop to upload',
  uploading: (count: number) => `Uploading ${count} ${count === 1 ? 'file' : 'files'}…`,
  find: 'Find a file',
  nothingFound: 'No file of that name',
  name: 'Name',
  delete: 'Delete',
  show: 'Files shown',
  all: 'All',
  unused: 'Unused',
  allUsed: 'All files are used',
  nowhere: 'Nothing shows it or links to it.',
  total: (count: number, size: string) => `${count} ${count === 1 ? 'file' : 'files'}, ${size}`,
  deleteUnused: 'Delete unused',
  size: (bytes: number) =>
    bytes < 1000 ? `${bytes} B` : bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`,
  dimensions: (width: number, height: number) => `${width} × ${height}`,
  changes: {
    rename: (name: string) => `Rename ${name}`,
    delete: (name: string) => `Delete ${name}`,
    deleteUnused: (count: number) => `Delete ${count} unused ${count === 1 ? 'file' : 'files'}`,
  },
} as const
