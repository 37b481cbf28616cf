import type { DocumentRecord, Id } from '@heddle/document'
import { planIndexes } from '@heddle/document/operations'
import { idOf, type Home } from '../../../e2e/push-records.ts'
import { pageNodes, TEXTS } from '../editor/pages.ts'

export const [VARIABLES, COLLECTIONS, WORKFLOWS, ROWS, ACTIONS] = [1000, 200, 300, 10_000, 500]
/** The collection of many rows, the workflow of many actions. */
export const [LONG, CHAIN] = ['Long list', 'Long chain']

export const variableId = (at: number): Id => idOf(`variable ${at}`)
export const readVariable = (at: number): string => `variables['${variableId(at)}']`
const formula = (code: string) => ({ type: 'f', code })

/** Variables in folders of ten, and collections with a row. */
export function data(variableCount = VARIABLES, collectionCount = COLLECTIONS): readonly DocumentRecord[] {
  const keys = planIndexes([], 0, Math.max(variableCount, collectionCount)).keys
  const variables = keys.slice(0, variableCount).map((index, at): DocumentRecord => ({
    id: variableId(at),
    kind: 'variable',
    name: `variable${at}`,
    folder: at % 4 === 0 ? `Folder ${Math.floor(at / 40)}` : '',
    index,
    type: at % 2 === 0 ? 'number' : 'string',
    defaultValue: at % 2 === 0 ? at : `value ${at}`,
  }))
  const collections = keys.slice(0, collectionCount).map((index, at): DocumentRecord => ({
    id: idOf(`collection ${at}`),
    kind: 'collection',
    name: `collection${at}`,
    folder: '',
    index,
    mode: 'static',
    type: 'collection',
    config: {},
    data: [{ id: at }],
  }))
  return [...variables, ...collections]
}

/** A collection of 10,000 rows that stand in it, in blocks as the editor writes them. */
export function longList(): DocumentRecord {
  const [BLOCK, CITIES] = [128, 50]
  const rows = Array.from({ length: ROWS }, (_, at) => ({
    number: at,
    name: `Order ${at}`,
    city: `City ${at % CITIES}`,
    total: (at * 37) % 1000,
    isPaid: at % 3 === 0,
  }))
  const keys = planIndexes([], 0, Math.ceil(ROWS / BLOCK)).keys
  const blocks = keys.map(
    (index, at) => [idOf(`block ${at}`), { index, rows: rows.slice(at * BLOCK, (at + 1) * BLOCK) }] as const,
  )
  return {
    id: idOf(LONG),
    kind: 'collection',
    name: LONG,
    folder: '',
    index: 'a0',
    mode: 'static',
    type: 'collection',
    config: {},
    blocks: Object.fromEntries(blocks),
  }
}

/** Nodes of which every second one reads a variable. */
export function boundNodes(pageId: Id, count: number, language: string): readonly DocumentRecord[] {
  return pageNodes(pageId, count, language).map((node, at) =>
    node.kind === 'node' && node.element === 'text' && at % 2 === 0
      ? { ...node, props: { text: { [language]: formula(readVariable(at % VARIABLES)) } } }
      : node,
  )
}

type Actions = Extract<DocumentRecord, { readonly kind: 'workflow' }>['actions']

/** Ten actions with a condition and a loop among them, which go on with the ten after them. */
function tenActions(workflow: string, group: number, isLast: boolean): Actions {
  const id = (at: number): Id => idOf(`${workflow} ${group} ${at}`)
  const change = (at: number) => ({ variable: variableId(at), value: formula(`${readVariable(at)} + 1`) })
  const log = (at: number) => ({ message: formula(`'Step ' + ${readVariable(at)}`) })
  return {
    [id(0)]: { type: 'change-variable', args: change(group), next: id(1) },
    [id(1)]: {
      type: 'if',
      args: { value: formula(`${readVariable(group)} > 3`) },
      branches: [
        { value: true, id: id(2) },
        { value: false, id: id(3) },
      ],
      next: id(4),
    },
    [id(2)]: { type: 'log', args: log(group) },
    [id(3)]: { type: 'change-variable', args: change(group + 1) },
    [id(4)]: { type: 'loop', args: { value: [1, 2, 3] }, loop: id(5), next: id(6) },
    [id(5)]: { type: 'log', args: log(group) },
    ...Object.fromEntries(
      [6, 7, 8, 9].map((at) => [
        id(at),
        {
          type: 'log',
          args: log(at),
          ...(at < 9 ? { next: id(at + 1) } : isLast ? {} : { next: idOf(`${workflow} ${group + 1} 0`) }),
        },
      ]),
    ),
  }
}

function workflow(name: string, index: string, groups: number, ownerId?: Id): DocumentRecord {
  const actions = Array.from({ length: groups }, (_, group) => tenActions(name, group, group === groups - 1))
  return {
    id: idOf(name),
    kind: 'workflow',
    name,
    folder: '',
    index,
    ...(ownerId !== undefined && { ownerId }),
    trigger: ownerId === undefined ? '' : 'click',
    parameters: [],
    firstAction: idOf(`${name} 0 0`),
    actions: Object.assign({}, ...actions) as Actions,
  }
}

/** Workflows of the project and of texts on its page, one after the other, with ten actions each. */
export function workflows(count = WORKFLOWS): readonly DocumentRecord[] {
  return planIndexes([], 0, count).keys.map((index, at) =>
    workflow(`workflow${at}`, index, 1, at % 2 === 0 ? undefined : idOf(`text ${at % 50} ${at % TEXTS}`)),
  )
}

/** A workflow of 500 actions. */
export const longChain = (): DocumentRecord => workflow(CHAIN, 'Zz', ACTIONS / 10)

/** A large project at work. */
export function largeProject({ homePageId, language }: Home): readonly DocumentRecord[] {
  return [...boundNodes(homePageId, 1000, language), ...data(), longList(), ...workflows(), longChain()]
}
