import type { AccessRules, DocumentView, Id, Language, PageRecord } from '@heddle/document'
import { isPageReference, type PluginDefinition } from '@heddle/kit'
import { readLetters, type OwnLetters } from '@heddle/kit/letters'
import { pageAddress, servedLanguage } from '../compile/index.ts'
import { publishedPlugin } from './plugins.ts'

/** What a server has to know to tell who may see what of a release; never given to visitors. */
export interface ReleaseAccess extends AccessRules {
  /** What signs visitors in; without it nobody may see what is not for everybody. */
  readonly plugin?: Pick<ReturnType<typeof publishedPlugin>, 'id' | 'namespace' | 'settings'>
  /** Addresses of the pages to which those are led who may not see one, by the language of that one. */
  readonly notSignedIn?: Readonly<Record<Language, string>>
  readonly defaultLanguage: Language
  readonly forbidden?: Readonly<Record<Language, string>>
  /** Addresses of the page at which a password is set with the token of a link, by language. */
  readonly passwordPage?: Readonly<Record<Language, string>>
  /** Words of letters to visitors that a builder wrote. */
  readonly letters?: OwnLetters
}

/** Of a project whose pages are all for everybody, and where nobody signs in, nothing has to be known. */
export function releaseAccess(view: DocumentView, definitions: ReadonlyMap<string, PluginDefinition>): ReleaseAccess | undefined {
  const site = view.site()
  const isOpen = view.of('page').every(({ userGroups }) => userGroups.length === 0)
  if (!site || (isOpen && site.authPluginId === undefined)) return undefined
  const { access = {}, authPluginId } = site
  const record = authPluginId === undefined ? undefined : view.find('plugin', authPluginId)
  const definition = record && definitions.get(record.namespace)
  const auth = definition?.auth
  const { roleKey, roleType, roleNameKey, roles, groups, notSignedInPageId, forbiddenPageId } = access
  const notSignedIn = addressesOf(notSignedInPageId, view)
  const forbidden = addressesOf(forbiddenPageId, view)
  const named = auth?.passwordPage === undefined ? undefined : record?.settings.publicData[auth.passwordPage]
  const passwordPage = addressesOf(isPageReference(named) ? named.pageId : undefined, view)
  const letters = auth?.writesLetters && record ? readLetters(record.settings.publicData) : {}
  return {
    defaultLanguage: view.defaultLanguage() ?? '',
    roleKey: roleKey ?? auth?.roleKey ?? 'roles',
    roleType: roleType ?? auth?.roleType ?? 'array-string',
    roleNameKey: roleNameKey ?? auth?.roleNameKey ?? 'name',
    ...(roles && { roles }),
    ...(groups && { groups }),
    ...(record && auth && { plugin: pluginOf(publishedPlugin(record, definitions)) }),
    ...(notSignedIn && { notSignedIn }),
    ...(forbidden && { forbidden }),
    ...(passwordPage && { passwordPage }),
    ...(Object.keys(letters).length > 0 && { letters }),
  }
}

function pluginOf({ id, namespace, settings }: ReturnType<typeof publishedPlugin>): NonNullable<ReleaseAccess['plugin']> {
  return { id, namespace, settings }
}

function addressesOf(id: Id | undefined, view: DocumentView): ReleaseAccess['notSignedIn'] | undefined {
  const page: PageRecord | undefined = id === undefined ? undefined : view.find('page', id)
  if (!page) return undefined
  return Object.fromEntries(view.languages().map((lang) => [lang, pageAddress(page, servedLanguage(page, lang, view), view)]))
}
