import type { ListSteps, Names } from '@heddle/canvas/protocol'
import type { Id } from '@heddle/document'
import type { Json } from '@heddle/store'
import type { CanvasConnection, Evaluated } from '../frame/connection.ts'

/** What formulas read of an action that ran. */
export interface PastAction {
  readonly result?: unknown
  readonly error?: unknown
  readonly loop?: { readonly index: number; readonly item: unknown }
}

/** What a run knew at a moment. */
export interface PastState {
  readonly event: unknown
  readonly parameters: Readonly<Record<string, unknown>>
  /** Actions that ran by then. */
  readonly actions: ReadonlyMap<Id, PastAction>
  /** What made the run fail, for its error branch. */
  readonly error?: unknown
  /** Variables of the workflow by name. */
  readonly locals?: Readonly<Record<string, unknown>>
  /** Values of variables by id; those that are not told are as on the canvas. */
  readonly variables?: ReadonlyMap<Id, unknown>
  readonly collections?: readonly {
    readonly id: Id
    readonly rows: unknown
    readonly isFetched: boolean
    readonly error: unknown
    readonly total?: number
  }[]
  /** What its place gave: the row of a repeat, values of an instance, names of a slot. */
  readonly place?: Readonly<Record<string, unknown>>
}

/** Names as formulas of the run read them at that moment, to be put before those of the canvas. */
export function pastNames(state: PastState): Names {
  const { event, parameters, actions, error, locals = {}, variables, collections = [], place } = state
  const workflow = { ...Object.fromEntries(actions), ...(error !== undefined && { error }) }
  const names: Readonly<Record<string, unknown>> = {
    event: event ?? null,
    context: { ...place, workflow, parameters, variables: locals },
    ...(variables && { variables: Object.fromEntries(variables) }),
    ...(collections.length > 0 && {
      collections: Object.fromEntries(
        collections.map(({ id, rows, isFetched, error: failure, total }) => [
          id,
          { data: rows, isFetched, isFetching: false, error: failure, ...(total !== undefined && { total }) },
        ]),
      ),
    }),
  }
  // Values of runs are copies that messages can carry.
  return names as Readonly<Record<string, Json>>
}

/** A formula as a run saw it. */
export interface PastFormula {
  readonly code: string
  readonly steps?: ListSteps
  readonly nodeId: Id | undefined
  readonly state: PastState
}

/** What a formula gave in a run and why: its whole value and that of each of its parts, worked out again from what the run knew. */
export function explainPast(
  canvas: Pick<CanvasConnection, 'explain'>,
  { code, steps, nodeId, state }: PastFormula,
): Promise<Evaluated> {
  return canvas.explain(nodeId, code, { names: pastNames(state), isExplained: true, isWhole: true, ...(steps && { steps }) })
}
