import { parseAddress } from '../app/address.ts'
import { startFirstFrame } from '../frame/first-frame.ts'

/**
 * What the document's first script does, before the editor's own scripts have come: at a project's address the page's frame
 * begins to load, in its own process.
 */
export function begin({ href }: Pick<Location, 'href'>): void {
  if (parseAddress(new URL(href)).screen === 'project') startFirstFrame()
}
