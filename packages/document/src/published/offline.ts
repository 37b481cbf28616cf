/** Specification section 7: the script of the service worker, asked for from the base path with the cache version. */
export const SERVICE_WORKER_FILE = 'service-worker.js'
/** What pages of a site that works offline load to have it registered. */
export const REGISTER_FILE = 'works-offline.js'
/** What the window hears when visitors see another release than the page is of; workflows wait for it by this name too. */
export const NEW_VERSION = 'new-version'

/** What a service worker is told of the release that it is of. */
export interface WorkerFacts {
  /** Another text with every release that gives visitors something else. */
  readonly release: string
  /** What the paths of the site begin with, with a slash at the end. */
  readonly root: string
  /** Addresses that are kept before anybody visits them. */
  readonly shell: readonly string[]
  /** What stands in for a page that was not visited, by what addresses in its language begin with. */
  readonly offline: Readonly<Record<string, string>>
}

/** What a page is told to have the worker registered. */
export interface RegisterFacts extends Pick<WorkerFacts, 'release' | 'root'> {
  /** Address of the worker's script. */
  readonly worker: string
}
