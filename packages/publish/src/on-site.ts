/**
 * A path that somebody typed or a formula gave, as it is on the site: what begins with one slash stands below what all its paths
 * begin with, unless it names that already. Other addresses stay as they are.
 */
export function onSite(address: string, root = ''): string {
  const isPath = /^\/(?![/\\])/.test(address)
  return isPath && address !== root && !address.startsWith(`${root}/`) ? root + address : address
}
