import type { FilterOperator, VariableType } from '@heddle/document'
import type { Json } from '@heddle/store'
import type { CheckedFields } from './fields/check-fields.ts'
import type { FieldValues, LocalizedText } from './fields/types.ts'
import type { FunctionParameter, FunctionType } from './function.ts'
import type { SourceParameters } from './followed.ts'
import { MESSAGES } from './messages.ts'
import type { PluginAuth } from './plugin-auth.ts'
import type { VisitorUse } from './visitor-values.ts'

/** What a source does by itself, so that it is not done again where its rows arrive. */
export type NativeAbility = 'filter' | 'sort' | 'pagination'

/** How settings of which there are many are set out for a person. */
export interface SettingsLayout {
  /** What stands first: settings that belong on one line, such as a method and an address. */
  readonly line: { readonly label: LocalizedText; readonly fields: readonly string[] }
  /** What stands below it, one under another, always in sight. */
  readonly always: readonly string[]
  /** The others, by what they are about. What no group names stands in the last one. */
  readonly groups: readonly { readonly id: string; readonly label: LocalizedText; readonly fields: readonly string[] }[]
}

/** Where rows of collections come from. */
export interface PluginSource extends VisitorUse {
  /** What a collection of it is asked for: its `config`. */
  readonly collection: CheckedFields
  /** Absent: its settings stand one below another. */
  readonly layout?: SettingsLayout
  readonly native: readonly NativeAbility[]
  /** Operators of conditions that the source understands; those it does not are not offered. Only with the ability `filter`. */
  readonly operators: readonly FilterOperator[]
  /**
   * Whether it cuts the pages of this collection itself although it neither filters nor sorts: asked of collections without
   * filter and sort that have a limit.
   */
  readonly cutsPages?: (config: FieldValues) => boolean
  /** Origins that a visitor's browser asks for rows. Absent: it may be anybody. */
  readonly reaches?: (config: FieldValues) => readonly string[]
  /** Settings that a look at an answer fills: the way to the rows in it, and to the number of all. */
  readonly picks?: { readonly rows: string; readonly total?: string }
  /** Absent: nothing has a collection of it follow what visitors want. */
  readonly parameters?: SourceParameters
  /** The settings that name secrets in braces; they are for the origins that it `reaches`. */
  readonly secretsIn?: readonly string[]
  /** What was typed into a setting, as the settings that it belongs to; `undefined` when it is what it is. */
  readonly part?: (name: string, text: string, config: FieldValues) => Readonly<Record<string, Json>> | undefined
}

export interface PluginAction extends CheckedFields, VisitorUse {
  readonly label: LocalizedText
  /** Origins that a visitor's browser asks, or the server for it. Absent: it may be anybody. */
  readonly reaches?: (args: FieldValues) => readonly string[]
  /** Whether the server runs it: its arguments then stay there, and browsers send what their formulas give and nothing else. */
  readonly onServer?: (args: FieldValues) => boolean
  /** The arguments that name secrets in braces, of actions that the server runs; they are for the origins that it `reaches`. */
  readonly secretsIn?: readonly string[]
  /** The argument that a look at an answer fills: the way to what it gives. The server tries such actions for builders. */
  readonly picks?: { readonly result: string }
  /** What was typed into an argument, as the arguments that it belongs to; `undefined` when it is what it is. */
  readonly part?: (name: string, text: string, args: FieldValues) => Readonly<Record<string, Json>> | undefined
}

export interface PluginVariable {
  readonly label: LocalizedText
  readonly type: VariableType
  /** What it holds until the plugin sets it; drawn by the server too. */
  readonly default: Json
}

export interface PluginFunction {
  readonly description: LocalizedText
  readonly parameters: readonly FunctionParameter[]
  readonly result: FunctionType | readonly FunctionType[]
}

export interface PluginTrigger {
  readonly label: LocalizedText
  /** What `event` holds. */
  readonly example?: Json
}

/** A plugin of the catalogue: plain data, loads in bare Node, never downloaded by visitors. */
export interface PluginDefinition<
  Actions extends string = string,
  Functions extends string = string,
  Variables extends string = string,
  Triggers extends string = string,
> {
  /** Kebab-case, the name of its folder; records of projects name it. */
  readonly namespace: string
  readonly version: number
  readonly label: LocalizedText
  readonly description: LocalizedText
  /** Name of the icon in the editor's set (lucide). */
  readonly icon: string
  /** Still being made: builders are told, and formulas see it. */
  readonly isDev: boolean
  readonly settings: {
    /** Part of the document; visitors may see them. */
    readonly public: CheckedFields
    /** Kept by the server for each project: never in the document, never in a browser. */
    readonly private: CheckedFields
  }
  /** Whatever it does in a browser asks nobody but the site's own server. */
  readonly staysHome?: boolean
  /** Defaults of built-in functions by name, each the name of the public setting that gives it. */
  readonly functionDefaults: Readonly<Record<string, string>>
  readonly source?: PluginSource
  /** It signs visitors in: its server side says who they are (`identify`). */
  readonly auth?: PluginAuth
  readonly actions: Readonly<Record<Actions, PluginAction>>
  readonly functions: Readonly<Record<Functions, PluginFunction>>
  readonly variables: Readonly<Record<Variables, PluginVariable>>
  readonly triggers: Readonly<Record<Triggers, PluginTrigger>>
}

/**
 * Declares a plugin. The generated index finds it by its folder.
 * @throws when its source cuts pages of rows that it neither filters nor sorts, or takes parameters from what holds no pairs
 */
export function definePlugin<
  const Actions extends string = never,
  const Functions extends string = never,
  const Variables extends string = never,
  const Triggers extends string = never,
>(
  definition: Pick<PluginDefinition, 'namespace' | 'label' | 'description' | 'icon'> &
    Partial<Omit<PluginDefinition<Actions, Functions, Variables, Triggers>, 'settings'>> & {
      readonly settings?: Partial<PluginDefinition['settings']>
    },
): PluginDefinition<Actions, Functions, Variables, Triggers> {
  const { native = [], parameters, collection } = definition.source ?? {}
  if (native.includes('pagination') && !(native.includes('filter') && native.includes('sort')))
    throw new Error(MESSAGES.pagesOfAnything(definition.namespace))
  for (const name of parameters ? [...parameters.in, parameters.pages] : [])
    if (collection?.fields[name]?.kind !== 'pairs') throw new Error(MESSAGES.noParameters(definition.namespace, name))
  const none = <Name extends string>(): Readonly<Record<Name, never>> => ({}) as Record<Name, never>
  return {
    version: 1,
    isDev: false,
    functionDefaults: {},
    actions: none<Actions>(),
    functions: none<Functions>(),
    variables: none<Variables>(),
    triggers: none<Triggers>(),
    ...definition,
    settings: { public: { fields: {} }, private: { fields: {} }, ...definition.settings },
  }
}
