import type { RecordKind } from './types.ts'

const STRUCTURE = ['name', 'folder', 'index']

/**
 * Where the atoms of each kind lie: the smallest values that change as a whole, so that two people's changes of
 * different atoms both stand. `*` is any key.
 */
const ATOMS: Readonly<Record<RecordKind, readonly string[]>> = {
  site: [
    'name',
    'names/*',
    'homePageId',
    'authPluginId',
    'basePath',
    'baseTag',
    'defaultTheme',
    'headCode',
    'robots',
    'languages/*',
    'isDefaultPrefixed',
    'screens/*',
    'background/*',
    'favicon',
    'testsBlockPublishing',
    'branding',
    'app/isOn',
    'app/shortName',
    'app/display',
    'app/themeColor',
    'app/backgroundColor',
    'app/worksOffline',
    'app/offlinePageId',
    'redirects/*',
    'access/notSignedInPageId',
    'access/forbiddenPageId',
    'access/roleKey',
    'access/roleType',
    'access/roleNameKey',
    'access/roles/*',
    'access/groups/*',
  ],
  page: [
    ...STRUCTURE,
    'linkId',
    'paths/*',
    'langs',
    'cmsDataSetPath',
    'existsWith',
    'isUnlisted',
    'userGroups',
    'title/*',
    'meta/*/*',
    'background/*',
    'metaImage',
  ],
  node: [
    'element',
    'version',
    'name',
    'place',
    'props/*/*',
    'styles/*/*',
    'classes/*',
    'classConditions/*',
    'attributes/*',
    'link',
    'condition',
    'repeat',
    'states/*',
    'linkId',
    'hidden',
    'componentId',
    'isOpen',
    'overrides/*/props/*/*',
    'overrides/*/styles/*/*',
    'overrides/*/classes/*',
    'overrides/*/classConditions/*',
    'overrides/*/attributes/*',
    'overrides/*/states/*',
    'overrides/*/link',
    'overrides/*/condition',
  ],
  'style-class': [...STRUCTURE, 'parentId', 'styles/*/*'],
  token: [...STRUCTURE, 'type', 'value', 'darkValue', 'letterSpacing', 'frames/*'],
  variable: [
    ...STRUCTURE,
    'type',
    'defaultValue',
    'isLocalStorage',
    'isPersistentOnNav',
    'queryName',
    'preserveReference',
    'readonly',
    'resettable',
    'pageId',
  ],
  plugin: [...STRUCTURE, 'namespace', 'settings/publicData/*'],
  asset: [...STRUCTURE, 'file', 'mime', 'size', 'width', 'height'],
  collection: [
    ...STRUCTURE,
    'mode',
    'type',
    'pluginId',
    'config/*',
    'filter',
    'sort',
    'limit',
    'offset',
    'data',
    'blocks/*',
    'rowKey',
    'fields',
  ],
  formula: [...STRUCTURE, 'parameters', 'code', 'filter', 'sort', 'description', 'examples'],
  workflow: [
    ...STRUCTURE,
    'ownerId',
    'trigger',
    'triggerConditions',
    'parameters',
    'firstAction',
    'firstErrorAction',
    'actions/*',
    'parallel',
    'description',
    'disabled',
    'isExposed',
  ],
  'library-component': [
    ...STRUCTURE,
    'type',
    'rootElementId',
    'libraryId',
    'configuration/*',
    'properties/*',
    'variables/*',
    'formulas/*',
    'triggers/*',
  ],
  test: [...STRUCTURE, 'workflowId', 'recording', 'expected', 'isExact'],
}

/** Keys of the longest path to an atom. */
export const DEEPEST_ATOM = Math.max(
  ...Object.values(ATOMS)
    .flat()
    .map((pattern) => pattern.split('/').length),
)

const matcherByKind = new Map<RecordKind, ReadonlyMap<string, readonly (readonly string[])[]>>()

/** Patterns of a kind by their first key. */
function patternsOf(kind: RecordKind): ReadonlyMap<string, readonly (readonly string[])[]> {
  let patterns = matcherByKind.get(kind)
  if (patterns === undefined) {
    patterns = Map.groupBy(
      ATOMS[kind].map((pattern) => pattern.split('/')),
      ([first]) => first ?? '',
    )
    matcherByKind.set(kind, patterns)
  }
  return patterns
}

/** What a path of a record names: one atom, a map of atoms, or neither (a part of an atom, an unknown field). */
export function roleOfPath(kind: RecordKind, path: string): 'atom' | 'map' | undefined {
  const keys = path.split('/')
  for (const pattern of patternsOf(kind).get(keys[0] ?? '') ?? []) {
    if (keys.length > pattern.length) continue
    if (keys.every((key, at) => key !== '' && (pattern[at] === '*' || pattern[at] === key))) {
      return keys.length === pattern.length ? 'atom' : 'map'
    }
  }
  return undefined
}

/** Whether the value at a path is one atom although it is an object; for `diffRecords` of the store. */
export function isAtomPath(record: { readonly kind: RecordKind }, path: string): boolean {
  return roleOfPath(record.kind, path) === 'atom'
}
