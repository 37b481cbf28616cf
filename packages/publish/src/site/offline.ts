import { offlinePageOf, type Language } from '@heddle/document'
import { REGISTER_FILE, SERVICE_WORKER_FILE, type RegisterFacts, type WorkerFacts } from '@heddle/document/published'
import { CHUNKS_FOLDER } from '@heddle/document/published'
import { fileHash } from '../file-hash.ts'
import { routeAddress, type PageRoute } from '../facts/routes.ts'
import { BUILT_IN_OFFLINE } from '../limits.ts'
import { languagePrefix } from '../compile/index.ts'
import { OFFLINE_TEXTS } from '../messages.ts'
import { worksOffline } from '../page/app-tags.ts'
import { EVERYONE } from '../readers.ts'
import type { Release } from '../release/release.ts'
import type { PublishInput } from '../types.ts'
import { builtInPage, type NamedSite } from './built-in-page.ts'

const SCRIPT_TYPE = 'text/javascript; charset=utf-8'

/** What the worker itself may do: bring its code in, and ask this site. */
const WORKER_POLICY = "default-src 'none';script-src 'self';connect-src 'self'"

/**
 * What stands at the worker's address of a site that does not work offline: whatever a release before left with visitors goes, and so
 * does the worker (specification section 1).
 */
const takeAway = (root: string): string =>
  `addEventListener('install',()=>skipWaiting());addEventListener('activate',(event)=>event.waitUntil(caches.keys().then((names)=>Promise.all(names.filter((name)=>name.startsWith(${JSON.stringify(`heddle ${root}/ `)})).map((name)=>caches.delete(name)))).then(()=>registration.unregister())))`

/**
 * The scripts of a site's service worker: one that works, what has it registered, and the page for those without a connection; else
 * one that takes all of this away.
 * @returns files of the runtime that they bring in
 */
export function publishOffline(
  site: NamedSite,
  routes: readonly PageRoute[],
  cacheVersion: number,
  release: Release,
  input: PublishInput,
): readonly string[] {
  const { view, chunks, root = '', sha256 } = input
  const { 'service-worker': worker, register } = chunks.parts
  if (!worksOffline(view, input) || worker === undefined || register === undefined) {
    release.put(SERVICE_WORKER_FILE, SCRIPT_TYPE, takeAway(root), EVERYONE)
    return []
  }
  const own = view.site()
  const pageId = own && offlinePageOf(own, view.of('page'))?.id
  const addressOf = (id: string | undefined, lang: Language | undefined): string | undefined => {
    const route = routes.find((each) => each.page.id === id && each.lang === lang)
    return route && lang !== undefined ? root + routeAddress(route, lang, view) : undefined
  }
  const first = view.defaultLanguage()
  const home = addressOf(own?.homePageId, first)
  const pages = view.languages().flatMap((lang) => {
    const address = addressOf(pageId, lang)
    return address === undefined ? [] : [[languagePrefix(view, lang).slice(1), address] as const]
  })
  const usual = addressOf(pageId, first) ?? pages[0]?.[1]
  if (usual === undefined) {
    const { html, policy } = offlinePage(site, home ?? `${root}/`, input)
    release.put(BUILT_IN_OFFLINE, 'text/html; charset=utf-8', html, EVERYONE)
    release.policies[BUILT_IN_OFFLINE] = policy
  }
  const facts: WorkerFacts = {
    release: fileHash(sha256(JSON.stringify([cacheVersion, worker, register, release.fingerprints]))),
    root: `${root}/`,
    shell: home === undefined ? [] : [home],
    offline: { '': usual ?? `${root}/${BUILT_IN_OFFLINE.replace('.html', '')}`, ...Object.fromEntries(pages) },
  }
  const chunkAddress = (file: string): string => JSON.stringify(`${root}/${CHUNKS_FOLDER}/${file}`)
  const registering: RegisterFacts = {
    release: facts.release,
    root: facts.root,
    worker: `${root}/${SERVICE_WORKER_FILE}?_wwcv=${cacheVersion}`,
  }
  release.put(
    SERVICE_WORKER_FILE,
    SCRIPT_TYPE,
    `self.heddle=${JSON.stringify(facts)};importScripts(${chunkAddress(worker)})`,
    EVERYONE,
  )
  release.policies[SERVICE_WORKER_FILE] = WORKER_POLICY
  release.put(
    REGISTER_FILE,
    SCRIPT_TYPE,
    `import{register}from${chunkAddress(register)};register(${JSON.stringify(registering)})`,
    EVERYONE,
  )
  return [worker, register]
}

/** An address without anything in it is the one that was asked for: whoever follows it tries again. */
function offlinePage(site: NamedSite, home: string, input: PublishInput) {
  const content = ({ title, text, again, home: toHome }: (typeof OFFLINE_TEXTS)['en' | 'ru']): string =>
    `<h1>${title}</h1><p>${text}</p><a href="">${again}</a><a href="${home}">${toHome}</a>`
  return builtInPage({ texts: OFFLINE_TEXTS, content }, site, input)
}
