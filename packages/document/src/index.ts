export type {
  ActionRecord,
  AssetRecord,
  AttributeValue,
  CollectionRecord,
  ComponentFormula,
  ComponentChoice,
  ComponentProperty,
  ComponentVariable,
  DocumentRecord,
  FormulaExample,
  FormulaRecord,
  Id,
  IndexKey,
  Language,
  LibraryComponentRecord,
  LinkTarget,
  LinkValue,
  NodeOverride,
  NodeRecord,
  PageRecord,
  Place,
  PluginRecord,
  RecordKind,
  RecordOf,
  RedirectStatus,
  AppDisplay,
  BrandingLink,
  RedirectTarget,
  ConditionState,
  Redirect,
  RoleType,
  SiteAccess,
  SiteApp,
  Repeat,
  RowBlock,
  SiteRecord,
  StyleClassRecord,
  StyleSheet,
  StyleValue,
  TestExpectation,
  TestRecord,
  SiteTheme,
  Theme,
  TokenRecord,
  VariableRecord,
  VariableType,
  WorkflowRecord,
} from './records/types.ts'
export { INSTANCE_ELEMENT, OUTLET_ELEMENT, ROOT_SLOT } from './records/component-types.ts'
export { popupSettings, type PopupSettings } from './records/popup-settings.ts'
export { NOT_FOUND_PATH, pathIn, pathSegments, type PathSegment } from './records/page-path.ts'
export { dataSetOf, rowParameter } from './records/data-set.ts'
export { rowKey } from './records/row-key.ts'
export type { DataSet, RowPage, RowPages } from './records/data-set.ts'
export { checkDataSet, rowPagesOf } from './rules/data-set.ts'
export { MAX_ROLES, ROLE_TYPES, groupIdsOf, SIGNED_IN_GROUP } from './records/access.ts'
export { decideAccess, roleNamesOf, rolesOf } from './records/decide-access.ts'
export type { AccessDecision, AccessRules } from './records/decide-access.ts'
export { APP_DISPLAYS, appColorProblem } from './records/app.ts'
export { checkApp, offlinePageOf } from './rules/app.ts'
export { checkAccess } from './rules/access.ts'
export { checkRedirects } from './rules/redirect.ts'
export { readHeadCode, type HeadTag } from './records/head-code.ts'
export { basePathProblem, normaliseBasePath, rootOf } from './records/base-path.ts'
export { createRedirects, keyOfFrom, pathOfTyped, REDIRECT_STATUSES } from './records/redirect.ts'
export type { FoundRedirect, RedirectRule } from './records/redirect.ts'
export { isTextAttribute } from './records/address-rules.ts'
export { completeAddress, readRelation, readWrittenAddress } from './records/link-address.ts'
export type { WrittenAddress, WrittenLink } from './records/link-address.ts'
export { MAX_EXPECTATIONS, MAX_RECORDING } from './records/test-types.ts'
export { MAX_COMPONENT_NESTING } from './rules/component.ts'
export { outletsOf } from './view/outlets.ts'
export { anchorsOf, DROPPED_LINK_ID_LENGTH, sectionTitle, usableLinkId } from './rules/anchors.ts'
export { SECTIONS_SLOT } from './rules/tree.ts'
export { linkedSectionOf, sectionRoots } from './rules/section-roots.ts'
export {
  broughtIn,
  countOf as countOfOverride,
  overriddenIn,
  pathsOf as pathsOfOverride,
  withOverride,
} from './rules/overrides.ts'
export { BACKGROUND_LAYER_PROPERTIES, BACKGROUND_PROPERTIES, type Background } from './records/background.ts'
export { blankNode, blankPage, blankSite } from './records/blank.ts'
export { isBinding } from './values/bindable.ts'
export type { Bindable, Binding } from './values/bindable.ts'
export { plainValues } from './values/plain-values.ts'
export {
  findByLanguage,
  inLanguage,
  isByLanguage,
  languageInEffect,
  readInside,
  textsByLanguage,
  withTextIn,
  writeInside,
} from './values/by-language.ts'
export { textsInField, valuesBeside, labelsOfRows, rowsApart, withRowsApart } from './rules/texts-in-field.ts'
export { factsOfProperty, textsOfProperty } from './rules/facts-of-property.ts'
export type { TextPath, ValueBeside } from './rules/texts-in-field.ts'
export type { TextByLanguage } from './values/by-language.ts'
export { declaredFields, ROW_FIELD_TYPES, rowFields, typeOfValue } from './values/collection/row-fields.ts'
export type { RowField, RowFieldType } from './values/collection/row-fields.ts'
export type { FilterLeaf, FilterNode, FilterOperator } from './values/filter/types.ts'
export { HOME_SCREEN_SIZE, ICON_SIZES, iconSizesOf, isMadeOfPixels, MASKABLE_SIZE } from './records/icon-sizes.ts'
export type { SortKey } from './values/sort/types.ts'
export { DEFAULT_VARIANT, resolveValue, resolveVariant, variantOf } from './values/variants.ts'
export type { VariantContext, Varying } from './values/variants.ts'
export type { Issue } from './issue.ts'
export { hasErrors } from './issue.ts'
export type { RecordChanges } from './check/kept-issues.ts'
export type { ActionFacts, ActionOf, ElementFacts, FieldFacts, FieldsOf, SlotFacts } from './element-facts.ts'
export { isAtLeast, mayManage, MEMBER_ROLES } from './member-role.ts'
export type { MemberRole } from './member-role.ts'
export { textIn, titleOf, valueIn } from './view/page-title.ts'
export { createDocumentView } from './view/view.ts'
export type { DocumentReader, DocumentView } from './view/view.ts'
export type { Usage } from './view/usage-index.ts'
export { referencesOf, replaceIds } from './view/references.ts'
export { compareSiblings, sortedKeys } from './records/order.ts'
export { isAtomPath } from './records/atoms.ts'
export { staticData, staticRows } from './records/static-rows.ts'
export { FORMAT_VERSION } from './records/format.ts'
