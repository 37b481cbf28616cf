export type { Arrangements } from './arrangements.ts'
export type { Entries } from './entries.ts'
export * from './fields/kinds.gen.ts'
export { FIELD_PUBLISHERS } from './fields/publishers.gen.ts'
export { REFERENCE_TARGETS } from './fields/kinds/reference/field.ts'
export type { NamedById, ReferenceTarget } from './fields/kinds/reference/field.ts'
export { namedBy, type NamedTarget } from './fields/named-by.ts'
export { isField, type Parts } from './fields/parts.ts'
export type { FieldBase } from './fields/field-base.ts'
export type { PublishField, PublishTools } from './fields/publish-field.ts'
export type { TrailStep } from './fields/kinds/trail/field.ts'
export type { FormulaValue } from './fields/kinds/formula/field.ts'
export type { ItemsFromRows } from './fields/kinds/list/field.ts'
export type { PickedDate } from './fields/kinds/text/field.ts'
export { isPageReference, type PageReference } from './fields/kinds/page/field.ts'
export type { CodeOf } from './fields/field-base.ts'
export type { Field, FieldKind, Fields, FieldValues, LocalizedText, ValueOfField, ValuesOfFields } from './fields/types.ts'
export { checkBound } from './fields/check-bound.ts'
export { doubtOption } from './fields/doubt-option.ts'
export { checkFields, completeFields } from './fields/check-fields.ts'
export type { CheckedFields, FieldProblem } from './fields/check-fields.ts'
export { border, gap, padding, radius } from './box-values.ts'
export type { DrawAhead, DrawnAhead } from './draw-ahead.ts'
export type { EditingHints } from './editing-hints.ts'
export type { Followed, FollowedFilter, PageNames, SourceParameters } from './followed.ts'
export { FLOATING } from './floating.ts'
export { defineElement, ELEMENT_GROUPS } from './element.ts'
export type { AloneSurroundings, DirectSurroundings, IsSet } from './surroundings.ts'
export type {
  DirectFields,
  OpenedAs,
  OwnLayers,
  ElementAction,
  ElementDefinition,
  ElementGroup,
  ElementVariant,
  ExposedVariable,
  FormParts,
  NodeLook,
  NodeTemplate,
  PropsOf,
  StyleGroup,
} from './element.ts'
export type { LocalNames, SlotDefinition } from './slots.ts'
export { DEBOUNCE_DELAY } from './debounce-delay.ts'
export { INPUT, isInput } from './inputs.ts'
export { FILLED_STATE, TELLS_FILLED } from './asked-states.ts'
export { NAMED_ID } from './named-id.ts'
export { canBeNamed, canName, isInSameRows, namedByIds, rowsAround, type RowsAround } from './named-by-id.ts'
export { MESSAGES } from './messages.ts'
export { defineFunction } from './function.ts'
export type {
  FormulaFunction,
  FormulaFunctions,
  FormulaPart,
  FunctionBody,
  FunctionDefinition,
  FunctionExample,
  FunctionHost,
  FunctionParameter,
  FunctionSurroundings,
  FunctionType,
  InlineBody,
} from './function.ts'
export { defineAction } from './action.ts'
export { parameterField } from './parameter-field.ts'
export type { ActionBody, ActionBranches, ActionDefinition, ActionInput, ActionParameter } from './action.ts'
export type { CancelSignal } from './cancel-signal.ts'
export * from './bodies.ts'
export { definePlugin } from './plugin.ts'
export type {
  NativeAbility,
  PluginAction,
  PluginDefinition,
  PluginFunction,
  PluginSource,
  SettingsLayout,
  PluginTrigger,
  PluginVariable,
} from './plugin.ts'
export type { PluginAuth } from './plugin-auth.ts'
export type { PluginVisitor, VisitorUse } from './visitor-values.ts'
export type { MadePages, PageSet, PageSetPlace, PageSets } from './page-set.ts'
export { definePluginServer } from './plugin-sides.ts'
export type {
  AskOutside,
  HelperAddresses,
  OutsideAnswer,
  OutsideQuestion,
  PluginActionAnswer,
  PluginVisit,
  PluginActionInput,
  PluginAnswer,
  PluginBrowser,
  PluginPlace,
  PluginRequest,
  PluginServer,
  PluginServerAction,
  PluginServerRequest,
  PluginSettings,
  PluginSide,
} from './plugin-sides.ts'
export { definePortFake } from './ports.ts'
export type {
  ActionPorts,
  CollectionChange,
  LogLevel,
  NavigationTarget,
  PaceRule,
  Port,
  PortFake,
  PortName,
  PortPlace,
  Turn,
  VariableChange,
} from './ports.ts'
export type { Outcome } from './outcome.ts'
export { APP_TRIGGERS, COMPONENT_TRIGGERS, ELEMENT_TRIGGERS, PAGE_TRIGGERS, type Trigger } from './triggers.ts'
