import { ASSETS_FOLDER } from './limits.ts'

/** Address of an uploaded file on a published site. */
export function assetAddress(file: string): string {
  return `/${ASSETS_FOLDER}/${encodeURIComponent(file)}`
}
