import * as operations from '../../operations/index.ts'
import type { Dice } from '../dice.ts'
import type { Inputs } from './inputs.ts'
import { NAMES, of } from './picks.ts'

const FOLDERS = ['', 'Shop', 'Shop/Cart', ' a // b ', 'x'.repeat(201)] as const

const dataOf = ({ view }: Dice): readonly operations.DataRecord[] => [
  ...view.of('variable'),
  ...view.of('collection'),
  ...view.of('formula'),
  ...view.of('workflow'),
  ...view.of('test'),
]

/** Variables, collections, formulas, plugins and tests. */
export const dataInputs = {
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
} satisfies Partial<Inputs>
