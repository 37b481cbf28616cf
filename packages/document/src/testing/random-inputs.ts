import { NEW_TOKENS, TOKEN_TYPES } from '@heddle/style'
import { blankNode, blankPage } from '../records/blank.ts'
import type { Id, WorkflowRecord } from '../records/types.ts'
import type { DocumentView } from '../view/view.ts'
import * as operations from '../operations/index.ts'
import type { Spot } from '../operations/workflows/wires.ts'
import { replaceIds } from '../view/references.ts'
import { copyFragment } from '../operations/nodes/copy-fragment.ts'
import type { Dice } from './dice.ts'
import { fieldsOf } from './small-site.ts'

type Operations = typeof operations
type AnyOperation = (view: DocumentView, input: never) => operations.OperationResult

/** Every operation that the folder offers: a new one is under the laws as soon as it is, or the types do not fit. */
export type OperationName = {
  [K in keyof Operations]: Operations[K] extends AnyOperation ? K : never
}[keyof Operations]

type Inputs = { readonly [K in OperationName]: (dice: Dice) => Parameters<Operations[K]>[1] }

const ELEMENTS = ['section', 'box', 'text', 'button', 'icon', 'gone-element'] as const
const NAMES = ['Card', 'who', ' ', 'О нас', 'Orders', 'tax'] as const
const LANGUAGES = ['ru', 'en', 'en-GB', 'de', 'no language'] as const

const FOLDERS = ['', 'Shop', 'Shop/Cart', ' a // b ', 'x'.repeat(201)] as const

const dataOf = ({ view }: Dice): readonly operations.DataRecord[] => [
  ...view.of('variable'),
  ...view.of('collection'),
  ...view.of('formula'),
  ...view.of('workflow'),
  ...view.of('test'),
]
const of = (dice: Dice, kind: Parameters<DocumentView['of']>[0]): Id => dice.pick(dice.view.of(kind))?.id ?? ''
const owner = (dice: Dice): Id =>
  dice.pick([...dice.view.of('page'), ...dice.view.of('node'), ...dice.view.of('library-component')])?.id ?? ''
const some = (dice: Dice, list: readonly Id[]): readonly Id[] =>
  Array.from({ length: 1 + dice.upTo(3) }, () => dice.pick(list) ?? '')
const nodes = (dice: Dice): readonly Id[] =>
  some(
    dice,
    dice.view.of('node').map(({ id }) => id),
  )

function target(dice: Dice) {
  const parentId = owner(dice)
  const kind = dice.view.get(parentId)?.kind
  const slot = kind === 'page' ? 'sections' : kind === 'library-component' ? 'root' : dice.pick(['children', 'children', 'icon'])
  return { parentId, slot: slot ?? 'children', at: dice.upTo(6) }
}

function template(dice: Dice) {
  const element = dice.pick(ELEMENTS) ?? 'text'
  return {
    element,
    props: ['text', 'button'].includes(element) ? { text: 'x' } : {},
    slots: element === 'box' ? { children: [{ element: 'text' }] } : {},
  }
}

const workflowOf = (dice: Dice): WorkflowRecord | undefined => dice.pick(dice.view.of('workflow'))
const actionsOf = (workflow: WorkflowRecord | undefined): readonly Id[] => Object.keys(workflow?.actions ?? {})

function spot(dice: Dice, workflow: WorkflowRecord | undefined): Spot {
  const action = dice.pick(actionsOf(workflow))
  const from =
    action === undefined
      ? dice.pick(['start', 'error'] as const)
      : dice.pick(['start', 'next', 'next', 'loop', 'branch', 'error'] as const)
  if (from === 'start' || from === 'error' || from === undefined) return { from: from ?? 'start' }
  return from === 'branch' ? { from, action: action ?? '', branch: dice.upTo(2) } : { from, action: action ?? '' }
}

function action(dice: Dice, workflow: WorkflowRecord | undefined) {
  const before = dice.pick(actionsOf(workflow))
  return {
    type: dice.pick(['log', 'if', 'loop', 'Not a type']) ?? 'log',
    args: before === undefined ? {} : { message: { type: 'f', code: `context.workflow['${before}'].result` } },
    ...(dice.isLucky() && { branches: [{ value: true }, { value: false, isDefault: true }] }),
  }
}

/** Input for each operation, sound or not, out of what the document holds. */
export const INPUTS: Inputs = {
  insertNode: (dice) => ({ template: template(dice), target: target(dice), newId: dice.newId, fieldsOf }),
  moveNodes: (dice) => ({ ids: nodes(dice), target: target(dice), fieldsOf }),
  duplicateNodes: (dice) => ({ ids: nodes(dice), newId: dice.newId, fieldsOf }),
  deleteNodes: (dice) => ({ ids: nodes(dice) }),
  wrapNodes: (dice) => ({ ids: nodes(dice), template: { element: 'box' }, slot: 'children', newId: dice.newId, fieldsOf }),
  unwrapNode: (dice) => ({ id: of(dice, 'node'), fieldsOf }),
  pasteFragment: (dice) => ({
    fragment: copyFragment(dice.view, { ids: nodes(dice) }),
    target: target(dice),
    newId: dice.newId,
    fieldsOf,
  }),
  renameNode: (dice) => ({ id: of(dice, 'node'), name: dice.pick(NAMES) ?? '' }),
  setHidden: (dice) => ({ ids: nodes(dice), hidden: dice.isLucky() }),
  setProp: (dice) => ({
    ids: nodes(dice),
    field: 'text',
    variant: dice.pick(LANGUAGES) ?? 'ru',
    value: dice.pick([null, 'y', { type: 'f', code: '1' }]) ?? null,
    fieldsOf,
  }),
  setStyle: (dice) => ({
    ids: nodes(dice),
    variant: dice.pick(['default', 'mobile:hover', 'tablet']) ?? '',
    values: {
      opacity: '0.5',
      [dice.pick(['color', 'color', 'font', 'box-shadow']) ?? 'color']: dice.isLucky()
        ? null
        : { type: 'token', id: of(dice, 'token') },
    },
  }),
  setLink: (dice) => ({
    ids: nodes(dice),
    link: dice.isLucky() ? null : { type: 'internal', pageId: of(dice, 'page'), sectionId: of(dice, 'node') },
  }),
  setAttribute: (dice) => ({
    ids: nodes(dice),
    name: dice.pick(['title', 'onclick']) ?? '',
    value: dice.pick(['x', null]) ?? null,
  }),
  setCondition: (dice) => ({ ids: nodes(dice), condition: dice.pick([true, null, { type: 'f', code: 'true' }]) ?? null }),
  setRepeat: (dice) => ({
    ids: nodes(dice),
    repeat: dice.pick([null, { over: { type: 'f', code: '[1, 2]' }, key: ' id', draws: 'visible' }]) ?? null,
  }),
  setState: (dice) => ({
    nodeId: nodes(dice)[0] ?? '',
    stateId: dice.pick(['when-late', 'hover']) ?? '',
    state: dice.pick([null, { name: 'Late' }, { name: 'Late', condition: { type: 'f', code: 'true' } }]) ?? null,
  }),
  addClass: (dice) => ({ ids: nodes(dice), classId: of(dice, 'style-class'), ...(dice.isLucky() && { at: dice.upTo(3) }) }),
  setClassCondition: (dice) => {
    const node = dice.pick(dice.view.of('node').filter(({ classes }) => Object.keys(classes).length > 0))
    return {
      ids: [node?.id ?? ''],
      classId: dice.pick(Object.keys(node?.classes ?? {})) ?? of(dice, 'style-class'),
      condition: dice.pick([null, { type: 'f', code: 'true' }, { type: 'f', code: ' ' }]) ?? null,
    }
  },
  removeClass: (dice) => ({ ids: nodes(dice), classId: of(dice, 'style-class') }),
  insertClass: (dice) => ({
    name: dice.pick(NAMES) ?? '',
    newId: dice.newId,
    ...(dice.isLucky() && { parentId: of(dice, 'style-class') }),
  }),
  setClass: (dice) => ({ id: of(dice, 'style-class'), values: { name: dice.pick(NAMES) ?? '' } }),
  deleteClass: (dice) => ({ id: of(dice, 'style-class') }),
  insertToken: (dice) => {
    const type = dice.pick(TOKEN_TYPES) ?? 'color'
    return { type, name: dice.pick(NAMES) ?? '', ...NEW_TOKENS[type], newId: dice.newId }
  },
  setToken: (dice) => {
    const id = of(dice, 'token')
    const { value } = dice.pick(Object.values(NEW_TOKENS)) ?? NEW_TOKENS.color
    const letterSpacing = dice.pick([undefined, null, '0.04em'])
    return {
      id,
      values: { name: dice.pick(NAMES) ?? '', value, darkValue: null, ...(letterSpacing !== undefined && { letterSpacing }) },
    }
  },
  deleteToken: (dice) => ({ id: of(dice, 'token') }),
  insertPage: (dice) => ({ name: dice.pick(NAMES) ?? '', newId: dice.newId }),
  insertPageSet: (dice) => {
    const [signIn, top] = [dice.newId(), dice.newId()]
    return {
      records: [
        blankPage(signIn, dice.pick(NAMES) ?? '', '', '', LANGUAGES.slice(0, 1)),
        blankNode(top, 'section', { parentId: signIn, slot: 'sections', index: 'a0' }),
      ],
      pluginId: of(dice, 'plugin'),
      publicData: { page: { pageId: signIn } },
      signInPageId: signIn,
    }
  },
  duplicatePage: (dice) => ({ id: of(dice, 'page'), newId: dice.newId }),
  deletePage: (dice) => ({ id: of(dice, 'page') }),
  movePage: (dice) => ({ id: of(dice, 'page'), at: dice.upTo(4), ...(dice.isLucky() && { folder: 'Shop' }) }),
  renamePage: (dice) => ({ id: of(dice, 'page'), name: dice.pick(NAMES) ?? '' }),
  setPage: (dice) => ({ id: of(dice, 'page'), values: { title: { [dice.pick(LANGUAGES) ?? 'ru']: 'T' }, linkId: null } }),
  setDataSet: (dice) => ({
    id: of(dice, 'page'),
    dataSet: dice.pick([null, { collectionId: of(dice, 'collection'), field: dice.pick(['name', 'a.b', '1']) ?? '' }]) ?? null,
  }),
  setPagePath: (dice) => ({ id: of(dice, 'page'), path: dice.pick(['home', 'about', 'a/{{b}}', '/x', 'en']) ?? '' }),
  setSite: (dice) => ({ values: { homePageId: of(dice, 'page'), testsBlockPublishing: dice.isLucky() || null } }),
  setAccess: (dice) => ({
    values: {
      notSignedInPageId: dice.isLucky() ? null : of(dice, 'page'),
      roles: { role000000000000: dice.isLucky() ? null : { name: dice.pick(NAMES) ?? '' } },
      groups: { group00000000000: dice.isLucky() ? null : { name: 'Staff', roles: ['role000000000000'] } },
    },
  }),
  setApp: (dice) => ({
    values: { isOn: dice.isLucky() || null, offlinePageId: dice.isLucky() ? null : of(dice, 'page') },
  }),
  setRedirects: (dice) => ({
    redirects: {
      [dice.isLucky() ? 'redirect00000000' : dice.newId()]: dice.isLucky()
        ? null
        : { from: dice.pick(['old', 'old/{{id}}', 'blog/*', 'a//b']) ?? '', to: { pageId: of(dice, 'page') }, status: 301 },
    },
  }),
  insertAsset: (dice) => ({
    name: dice.pick(NAMES) ?? '',
    file: 'f'.repeat(64) + '.png',
    mime: 'image/png',
    size: 5,
    newId: dice.newId,
  }),
  renameAsset: (dice) => ({ id: of(dice, 'asset'), name: dice.pick(NAMES) ?? '' }),
  deleteAssets: (dice) => ({
    ids: some(
      dice,
      dice.view.of('asset').map(({ id }) => id),
    ),
  }),
  insertVariable: (dice) => ({
    name: dice.pick(NAMES) ?? '',
    type: 'string',
    newId: dice.newId,
    ...(dice.isLucky() && { pageId: of(dice, 'page') }),
  }),
  setVariable: (dice) => ({
    id: of(dice, 'variable'),
    values: { name: dice.pick(NAMES) ?? '', type: dice.pick(['number', 'array']) ?? 'string' },
  }),
  deleteVariable: (dice) => ({ id: of(dice, 'variable') }),
  insertWorkflow: (dice) => ({
    name: dice.pick(NAMES) ?? '',
    newId: dice.newId,
    trigger: dice.pick(['', 'click']) ?? '',
    ...(dice.isLucky() && { ownerId: owner(dice) }),
  }),
  setWorkflow: (dice) => ({
    id: of(dice, 'workflow'),
    values: {
      name: dice.pick(NAMES) ?? '',
      trigger: dice.pick(['onload', 'click']) ?? '',
      ...(dice.isLucky() && { triggerConditions: { key: 'Enter' } }),
      parameters: [{ name: dice.pick(['a', 'b c']) ?? '', type: 'text' }],
      parallel: dice.isLucky() || null,
      disabled: dice.isLucky() || null,
      description: dice.isLucky() ? 'What it is for' : null,
    },
  }),
  duplicateWorkflow: (dice) => ({ id: of(dice, 'workflow'), newId: dice.newId }),
  deleteWorkflow: (dice) => ({ id: of(dice, 'workflow') }),
  insertAction: (dice) => {
    const workflow = workflowOf(dice)
    return { workflowId: workflow?.id ?? '', at: spot(dice, workflow), action: action(dice, workflow), newId: dice.newId }
  },
  pasteWorkflows: (dice) => ({
    fragment: operations.copyWorkflows(dice.view, { ids: [of(dice, 'workflow')] }),
    ...(dice.isLucky() && { ownerId: owner(dice) }),
    newId: dice.newId,
    fieldsOf,
  }),
  pasteActions: (dice) => {
    const [from, into] = [workflowOf(dice), workflowOf(dice)]
    return {
      workflowId: into?.id ?? '',
      at: spot(dice, into),
      fragment: operations.copyActions(dice.view, { workflowId: from?.id ?? '', ids: some(dice, actionsOf(from)) }),
      newId: dice.newId,
      fieldsOf,
    }
  },
  moveActions: (dice) => {
    const workflow = workflowOf(dice)
    return { workflowId: workflow?.id ?? '', ids: some(dice, actionsOf(workflow)), at: spot(dice, workflow) }
  },
  unwrapAction: (dice) => {
    const workflow = workflowOf(dice)
    return { workflowId: workflow?.id ?? '', id: dice.pick(actionsOf(workflow)) ?? '' }
  },
  wrapActions: (dice) => {
    const workflow = workflowOf(dice)
    const ids = some(dice, actionsOf(workflow))
    const branch = dice.pick([undefined, 0, 1])
    return {
      workflowId: workflow?.id ?? '',
      ids,
      action: action(dice, workflow),
      newId: dice.newId,
      ...(branch !== undefined && { branch }),
    }
  },
  connectActions: (dice) => {
    const workflow = workflowOf(dice)
    const to = dice.pick([undefined, ...actionsOf(workflow)])
    return { workflowId: workflow?.id ?? '', from: spot(dice, workflow), ...(to !== undefined && { to }) }
  },
  duplicateActions: (dice) => {
    const workflow = workflowOf(dice)
    return { workflowId: workflow?.id ?? '', ids: some(dice, actionsOf(workflow)), newId: dice.newId }
  },
  deleteActions: (dice) => {
    const workflow = workflowOf(dice)
    return { workflowId: workflow?.id ?? '', ids: some(dice, actionsOf(workflow)) }
  },
  setAction: (dice) => {
    const workflow = workflowOf(dice)
    return {
      workflowId: workflow?.id ?? '',
      id: dice.pick(actionsOf(workflow)) ?? '',
      values: {
        name: dice.pick(NAMES) ?? null,
        args: { message: dice.pick(['x', null]) ?? null },
        disabled: dice.isLucky(),
        ...(dice.isLucky() && { branches: [{ value: 1, id: dice.pick(actionsOf(workflow)) ?? '' }] }),
      },
    }
  },
  moveRecord: (dice) => {
    const record = dice.pick(dataOf(dice))
    const before = dice.pick([undefined, null, ...dataOf(dice).map(({ id }) => id)])
    return {
      id: record?.id ?? '',
      ...(before !== undefined && { before }),
      ...(dice.isLucky() && { folder: dice.pick(FOLDERS) ?? '' }),
    }
  },
  renameFolder: (dice) => {
    const record = dice.pick(dataOf(dice).filter(({ folder }) => folder !== ''))
    const ownerId = record && operations.ownerOf(record)
    return {
      kind: record?.kind ?? 'variable',
      ...(ownerId !== undefined && { ownerId }),
      from: record?.folder ?? '',
      to: dice.pick(FOLDERS) ?? '',
    }
  },
  duplicateRecord: (dice) => ({ id: dice.pick(dataOf(dice))?.id ?? '', newId: dice.newId }),
  insertCollection: (dice) => ({
    name: dice.pick(NAMES) ?? '',
    mode: 'static',
    data: dice.pick([[{ id: 1 }], 'rows', null]) ?? null,
    newId: dice.newId,
  }),
  setCollection: (dice) => ({
    id: of(dice, 'collection'),
    values: {
      name: dice.pick(NAMES) ?? '',
      config: { isAutoFetch: dice.isLucky() || null },
      limit: dice.pick([10, null, { type: 'f', code: '5' }]) ?? null,
      sort: dice.isLucky() ? [{ key: 'id', direction: 'ASC' }] : null,
      data: dice.pick([[1], {}, null]) ?? null,
    },
  }),
  setSource: (dice) => ({
    id: of(dice, 'collection'),
    source: dice.pick([undefined, { pluginId: of(dice, 'plugin') }, { namespace: 'rows', name: 'Rows' }]),
    newId: dice.newId,
  }),
  setGives: (dice) => ({ id: of(dice, 'collection'), type: dice.isLucky() ? 'single' : 'collection' }),
  insertRows: (dice) => ({
    id: of(dice, 'collection'),
    rows: Array.from({ length: dice.upTo(200) }, (_, at) => ({ id: at })),
    at: dice.upTo(300),
    newId: dice.newId,
  }),
  setRows: (dice) => ({ id: of(dice, 'collection'), rows: [{ id: dice.upTo(9) }, 'text'], newId: dice.newId }),
  removeRows: (dice) => ({ id: of(dice, 'collection'), places: [dice.upTo(3), dice.upTo(200)] }),
  setCells: (dice) => ({
    id: of(dice, 'collection'),
    cells: [{ row: dice.upTo(200), field: dice.pick(['id', 'name', '']) ?? '', value: dice.pick(['x', null]) ?? null }],
    added: dice.upTo(2),
    newId: dice.newId,
  }),
  changeField: (dice) => ({
    id: of(dice, 'collection'),
    change: dice.pick([
      { add: { name: dice.pick(['id', 'name', ' ', '__proto__']) ?? '', type: 'text' } },
      { rename: 'id', to: dice.pick(['number', 'name']) ?? '' },
      { retype: 'id', to: 'number' },
      { move: 'id', to: 1 },
      { remove: 'id' },
    ] as const) ?? { remove: 'id' },
  }),
  deleteCollection: (dice) => ({ id: of(dice, 'collection') }),
  insertPlugin: (dice) => ({
    namespace: dice.pick(['dates', 'charts', 'rows', 'No']) ?? '',
    name: dice.pick(NAMES) ?? '',
    publicData: { key: dice.isLucky() },
    newId: dice.newId,
  }),
  setPlugin: (dice) => ({
    id: of(dice, 'plugin'),
    values: { name: dice.pick(NAMES) ?? '', publicData: { key: dice.pick(['a', null]) ?? null } },
  }),
  deletePlugin: (dice) => ({ id: of(dice, 'plugin') }),
  insertFormula: (dice) => ({
    name: dice.pick(NAMES) ?? '',
    code: dice.pick(['a + 1', ' ']) ?? '',
    parameters: [{ name: dice.pick(['a', '1']) ?? '', type: 'number' }],
    newId: dice.newId,
  }),
  setFormula: (dice) => ({
    id: of(dice, 'formula'),
    values: {
      name: dice.pick(NAMES) ?? '',
      code: dice.pick(['2', 'a + a', '']) ?? '',
      description: dice.pick(['Adds', null]) ?? null,
      examples: dice.pick([[{ given: { a: 1 }, expected: dice.pick([2, null]) ?? null }], null]) ?? null,
    },
  }),
  setCode: (dice) => ({
    ...(dice.isLucky() ? { id: of(dice, 'formula'), path: [] } : { id: of(dice, 'node'), path: ['props', 'text', 'default'] }),
    code: '1 + 1',
  }),
  renameParameter: (dice) => ({ id: of(dice, 'formula'), at: 0, to: dice.pick(['b', 'sum', '1']) ?? '' }),
  insertTest: (dice) => ({
    name: dice.pick(NAMES) ?? '',
    workflowId: of(dice, 'workflow') || dice.newId(),
    recording: '{}',
    expected: dice.pick([[{ of: 'variable', id: of(dice, 'variable'), value: null }], []] as const) ?? [],
    isExact: dice.isLucky(),
    newId: dice.newId,
  }),
  setTest: (dice) => ({
    id: of(dice, 'test'),
    values: {
      name: dice.pick(NAMES) ?? '',
      isExact: dice.isLucky() || null,
      expected: dice.pick([[{ of: 'end', id: of(dice, 'workflow'), value: 'done' }], []] as const) ?? [],
    },
  }),
  deleteTest: (dice) => ({ id: of(dice, 'test') }),
  deleteFormula: (dice) => ({ id: of(dice, 'formula') }),
  createComponent: (dice) => {
    const nodeId = of(dice, 'node')
    const offered = dice.pick(operations.offeredLiterals(dice.view, [nodeId], fieldsOf) ?? [])
    const properties = offered && dice.isLucky() ? [{ ...offered, name: dice.pick(NAMES) ?? '', type: 'text' }] : []
    const others = dice.isLucky() ? [of(dice, 'node')] : []
    return { nodeId, name: dice.pick(NAMES) ?? '', others, properties, newId: dice.newId, fieldsOf }
  },
  createPopup: (dice) => ({
    name: dice.pick(NAMES) ?? '',
    template: { element: dice.isLucky() ? 'box' : 'section' },
    newId: dice.newId,
    fieldsOf,
  }),
  swapInstance: (dice) => {
    const instance = dice.pick(dice.view.of('node').filter(({ componentId }) => componentId !== undefined))
    const others = dice.view.of('library-component').filter(({ id }) => id !== instance?.componentId)
    return { id: instance?.id ?? '', componentId: dice.pick(others)?.id ?? '', fieldsOf }
  },
  duplicateComponent: (dice) => ({ id: of(dice, 'library-component'), newId: dice.newId }),
  insertInstance: (dice) => ({ componentId: of(dice, 'library-component'), target: target(dice), newId: dice.newId, fieldsOf }),
  setComponent: (dice) => {
    const component = dice.pick(dice.view.of('library-component'))
    const property = dice.pick(Object.keys(component?.properties ?? {})) ?? dice.newId()
    return {
      id: component?.id ?? '',
      values: {
        name: dice.pick(NAMES) ?? '',
        properties: { [property]: dice.isLucky() ? null : { name: 'title', type: 'text', defaultValue: 'T' } },
      },
    }
  },
  setOpen: (dice) => ({ ids: [dice.isLucky() ? of(dice, 'node') : overridden(dice).nodeId], isOpen: dice.isLucky() }),
  setOverrides: (dice) => {
    const { id, nodeId } = overridden(dice)
    return { ids: [id], nodeIds: [nodeId], change: changeInside(dice) }
  },
  resetOverrides: (dice) => {
    const { id, nodeId } = overridden(dice)
    return { ids: [id], ...(dice.isLucky() && { nodeIds: [nodeId] }) }
  },
  pasteComponents: (dice) => {
    const copied = operations.copyComponents(dice.view, { ids: [of(dice, 'library-component')] })
    const ids = new Map(copied.records.map(({ id }) => [id, dice.newId()]))
    return { fragment: dice.isLucky() ? replaceIds(copied, ids) : copied, newId: dice.newId, fieldsOf }
  },
  deleteComponent: (dice) => ({ id: of(dice, 'library-component') }),
  detachInstance: (dice) => ({
    id: dice.pick(dice.view.of('node').filter(({ componentId }) => componentId !== undefined))?.id ?? '',
    box: { element: 'box', slot: 'children', styles: {} },
    newId: dice.newId,
    fieldsOf,
  }),
  insertLanguage: (dice) => ({ language: dice.pick(LANGUAGES) ?? '' }),
  moveLanguage: (dice) => ({ language: dice.pick(LANGUAGES) ?? '', at: dice.upTo(3) }),
  renameLanguage: (dice) => ({ language: dice.pick(LANGUAGES) ?? '', to: dice.pick(LANGUAGES) ?? '' }),
  setDefaultLanguage: (dice) => ({ language: dice.pick(LANGUAGES) ?? '' }),
  setTexts: (dice) => ({
    texts: [
      {
        id: of(dice, dice.pick(['node', 'page']) ?? 'node'),
        map: dice.pick(['props/text', 'title', 'meta/desc', 'paths']) ?? '',
        language: dice.pick(LANGUAGES) ?? '',
        value: dice.pick(['y', null]) ?? null,
      },
    ],
  }),
  deleteLanguage: (dice) => ({ language: dice.pick(LANGUAGES) ?? '' }),
  insertScreen: (dice) => ({ label: dice.pick(['Phone', 'Wide!', '']) ?? '', maxWidth: dice.pick([400, 500, 767, 0]) ?? 400 }),
  setScreen: (dice) => ({
    id: dice.pick(['default', 'mobile', 'phone', 'none']) ?? '',
    values: { label: 'Small', ...(dice.isLucky() && { maxWidth: dice.pick([300, 991]) ?? 300 }) },
  }),
  deleteScreen: (dice) => ({ id: dice.pick(['default', 'mobile', 'phone', 'tablet']) ?? '' }),
}

/** A change of a node, as an instance may make it of one inside. */
function changeInside(dice: Dice): operations.SetOverridesInput['change'] {
  const [isReset, classId] = [dice.isLucky(), of(dice, 'style-class')]
  const condition = isReset ? null : ({ type: 'f', code: 'true' } as const)
  return (
    dice.pick<operations.SetOverridesInput['change']>([
      (view, ids) => operations.setProp(view, { ids, field: 'text', variant: 'ru', value: isReset ? null : 'Here', fieldsOf }),
      (view, ids) => operations.setStyle(view, { ids, variant: 'default', values: { color: isReset ? null : '#ff0000' } }),
      (view, ids) => operations.addClass(view, { ids, classId }),
      (view, ids) => operations.removeClass(view, { ids, classId }),
      (view, ids) => operations.setClassCondition(view, { ids, classId, condition }),
      (view, ids) => operations.setAttribute(view, { ids, name: 'data-here', value: isReset ? null : 'yes' }),
      (view, ids) => operations.setLink(view, { ids, link: isReset ? null : { type: 'external', href: 'https://example.org' } }),
      (view, ids) => operations.setCondition(view, { ids, condition }),
      (view, ids) => operations.setHidden(view, { ids, hidden: isReset }),
      (view, ids) => operations.deleteNodes(view, { ids }),
    ]) ?? ((view, ids) => operations.setHidden(view, { ids, hidden: true }))
  )
}

/** An instance, and a node inside of it that is open where there is one. */
function overridden(dice: Dice): { readonly id: string; readonly nodeId: string } {
  const instance = dice.pick(dice.view.of('node').filter(({ componentId }) => componentId !== undefined))
  const inside = dice.view.of('node').filter(({ id }) => dice.view.ancestors(id).at(-1) === instance?.componentId)
  const open = inside.filter(({ isOpen }) => isOpen)
  return { id: instance?.id ?? '', nodeId: (dice.pick(open) ?? dice.pick(inside))?.id ?? '' }
}
