import { BUILT_IN_NOT_FOUND, REQUESTS_FOLDER, SERVER_ACTIONS_FOLDER, SOURCES_FOLDER } from '@heddle/publish/limits'

/** Files of a release that tell a host how to serve it, and those who look after it what it needs; never given to visitors. */
export const isHostFile = (path: string): boolean =>
  HOST_FILES.has(path) || HOST_FOLDERS.some((folder) => path.startsWith(`${folder}/`))

const HOST_FOLDERS = [SOURCES_FOLDER, SERVER_ACTIONS_FOLDER, REQUESTS_FOLDER]
const HOST_FILES: ReadonlySet<string> = new Set(['headers.json', 'routes.json', 'features.json', BUILT_IN_NOT_FOUND])
