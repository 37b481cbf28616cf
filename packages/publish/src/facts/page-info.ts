import {
  PAGE_OBJECT_VERSION,
  type PublishedPageFacts,
  type PublishedPageInfo,
  type PublishedVariable,
} from '@heddle/document/published'
import {
  anchorsOf,
  isBinding,
  sectionRoots,
  SECTIONS_SLOT,
  sectionTitle,
  titleOf,
  usableLinkId,
  type DocumentView,
  type Id,
  type PageRecord,
} from '@heddle/document'
import { assetAddress } from '../asset-address.ts'

/** Specification section 2: what the runtime exposes of the page on show. */
export function pageInfo(page: PageRecord, view: DocumentView, isLive: boolean, root?: string): PublishedPageInfo {
  return { ...pageFacts(page, view, root), version: PAGE_OBJECT_VERSION, live: isLive }
}

/** What is told of every page. `root`: what the paths of the site begin with. */
export function pageFacts(page: PageRecord, view: DocumentView, root?: string): PublishedPageFacts {
  const anchors = anchorsOf(view, page.id)
  const linkId = usableLinkId(page.linkId)
  const metaImage = typeof page.metaImage === 'string' ? view.find('asset', page.metaImage) : undefined
  return {
    id: page.id,
    name: page.name,
    folder: page.folder,
    ...(linkId !== undefined && { linkId }),
    paths: page.paths,
    langs: page.langs,
    ...(page.cmsDataSetPath !== undefined && { cmsDataSetPath: page.cmsDataSetPath }),
    title: Object.fromEntries(page.langs.map((lang) => [lang, titleOf(page, lang, view)])),
    meta: literalMeta(page.meta),
    ...(metaImage && { metaImage: assetAddress(metaImage.file, root) }),
    pageUserGroups: page.userGroups,
    sections: view.children(page.id, SECTIONS_SLOT).flatMap((uid) => {
      const roots = sectionRoots(view, uid)
      return roots.length > 0 ? [{ uid, sectionTitle: sectionTitle(roots), linkId: anchors.get(uid) ?? '' }] : []
    }),
  }
}

/** Formulas travel as trees, in `head`. */
function literalMeta(meta: PageRecord['meta']): PublishedPageFacts['meta'] {
  if (!Object.values(meta).some((texts) => Object.values(texts).some(isBinding))) return meta as PublishedPageFacts['meta']
  return Object.fromEntries(
    Object.entries(meta).map(([key, texts]) => [
      key,
      Object.fromEntries(Object.entries(texts).filter((entry): entry is [string, string] => !isBinding(entry[1]))),
    ]),
  )
}

/** Variables a page can read: the project's and its own. */
export function pageVariables(pageId: Id, view: DocumentView): readonly PublishedVariable[] {
  return view
    .of('variable')
    .filter((variable) => variable.pageId === undefined || variable.pageId === pageId)
    .map(({ id, name, type, defaultValue, queryName, resettable, pageId: owner, ...flags }) => ({
      id,
      name,
      type,
      defaultValue: defaultValue ?? null,
      ...(flags.isLocalStorage && { isLocalStorage: true }),
      ...(flags.isPersistentOnNav && { isPersistentOnNav: true }),
      ...(queryName !== undefined && { queryName }),
      ...(flags.preserveReference && { preserveReference: true }),
      ...(flags.readonly && { readonly: true }),
      ...(resettable !== undefined && { resettable }),
      ...(owner !== undefined && { pageId: owner }),
    }))
}
