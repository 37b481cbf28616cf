import { ASSETS_FOLDER } from './limits.ts'

/** Address of an uploaded file on a published site. `root`: what its paths begin with. */
export function assetAddress(file: string, root = ''): string {
  return `${root}/${ASSETS_FOLDER}/${encodeURIComponent(file)}`
}
