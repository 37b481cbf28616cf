import type { CancelSignal } from './cancel-signal.ts'
import type { ActionPorts, PortName } from './ports.ts'
import type { Json } from '@heddle/store'
import type { Field, LocalizedText } from './fields/types.ts'

/** What a parameter of an action takes. Bound ones take a formula as well, unless `fixed`. */
export interface ActionParameter {
  readonly label: LocalizedText
  /**
   * `value`: anything. `variable`, `collection`, `page`, `workflow`, `popup`, `node`, `plugin`: an id. `trigger`: that of one the component around it has. `list` and `map`: values inside may be
   * bound each. `condition`: a formula that the action evaluates itself, as often as it needs. `script`: JavaScript, published as a module of its own. `field`: described by a field.
   */
  readonly kind:
    | 'value'
    | 'text'
    | 'number'
    | 'boolean'
    | 'list'
    | 'map'
    | 'variable'
    | 'collection'
    | 'page'
    | 'workflow'
    | 'popup'
    | 'node'
    | 'plugin'
    | 'trigger'
    | 'condition'
    | 'script'
    | 'field'
  /** Of what an id names: a list of several. */
  readonly many?: boolean
  /** For `field`. */
  readonly field?: Field
  /** A literal chosen while building, never a formula. */
  readonly fixed?: boolean
  readonly default?: unknown
  /** Of a `text`: visitors read it, so that it is written in each language by itself. */
  readonly translated?: boolean
  /** For a `map` of arguments that a plugin's action declares: names of the parameters that name the plugin and the action. */
  readonly declaredBy?: { readonly plugin: string; readonly action: string }
  /** Shown only when this holds for the literal values of the others. */
  readonly when?: (args: Readonly<Record<string, unknown>>) => boolean
}

/** How the runner and the editor treat what follows an action. */
export type ActionBranches =
  /** `true` and `false`. */
  | 'boolean'
  /** Values chosen by the builder, and a default branch. */
  | 'values'
  /** A body that is run again and again. */
  | 'loop'
  /** `try`, `catch`, `finally`. */
  | 'try'

/** A workflow action of the catalogue: plain data, loads in bare Node, never downloaded by visitors. */
export interface ActionDefinition<Ports extends PortName = PortName> {
  /** Kebab-case, the name of its folder. */
  readonly type: string
  readonly version: number
  readonly label: LocalizedText
  readonly description: LocalizedText
  /** What it does in one line, with values of parameters in braces: `Set {variable} to {value}`. The label where it is absent. */
  readonly summary?: LocalizedText
  /** Name of the icon in the editor's set (lucide). */
  readonly icon: string
  readonly group: 'data' | 'navigation' | 'control' | 'browser' | 'files' | 'storage' | 'other'
  /** The file its body comes in, for actions that few pages of their group need; the group's own when absent. */
  readonly chunk?: string
  readonly parameters: Readonly<Record<string, ActionParameter>>
  /** What the body asks of the world; pages that run the action load these. */
  readonly ports: readonly Ports[]
  readonly branches?: ActionBranches
  /** An example of what it gives, where that is always alike: formulas after it offer its parts. */
  readonly gives?: Json
  /** True for actions after which nothing of their chain runs. */
  readonly ends?: boolean
  /** True for actions that let time pass before what follows, whatever they are told. */
  readonly waits?: boolean
}

/** Declares a workflow action. The generated index finds it by its folder. */
export function defineAction<const Ports extends PortName = never>(
  definition: Omit<ActionDefinition<Ports>, 'version' | 'ports'> & {
    readonly version?: number
    readonly ports?: readonly Ports[]
  },
): ActionDefinition<Ports> {
  return { version: 1, ports: [], ...definition }
}

/** What an action's body is handed. */
export interface ActionInput<Ports extends PortName = PortName> {
  /**
   * Parameters by name with formulas evaluated; absent ones have their default. A `condition` is a function without
   * parameters that evaluates it. Other people's data: check before use.
   */
  readonly args: Readonly<Record<string, unknown>>
  /** The ports that the definition names. */
  readonly host: Pick<ActionPorts, Ports>
  /** Aborted when the run is cancelled: by navigation, or when the page goes. */
  readonly signal: CancelSignal
}

/**
 * Body of an action, of a known one as `ActionBody<typeof definition>`. What it throws fails the action with that message;
 * fields of the error that are its own stay readable in the error branch.
 */
export type ActionBody<D extends ActionDefinition = ActionDefinition> = (input: ActionInput<D['ports'][number]>) => unknown
