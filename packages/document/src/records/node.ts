import { isConditionState } from '@heddle/style'
import { z } from 'zod'
import { MESSAGES } from '../messages.ts'
import { isAttributeName, isSafeAddress } from './address-rules.ts'
import { isRelation } from './link-address.ts'
import type { Migration } from './migration.ts'
import {
  bindable,
  binding,
  id,
  indexKey,
  key,
  language,
  schemaOf,
  shortText,
  styleSheet,
  text,
  textByLanguage,
  value,
} from './schema-parts.ts'
import type { LinkTarget, LinkValue, NodeRecord } from './types.ts'

const linkTarget = schemaOf<LinkTarget>()(
  z.strictObject({
    type: z.enum(['internal', 'collection-page', 'external', 'file', 'mail', 'tel', 'open-popup', 'close-popup']),
    pageId: id.exactOptional(),
    parameters: z.record(key, value).exactOptional(),
    sectionId: id.exactOptional(),
    language: language.exactOptional(),
    href: bindable(z.string().max(4000).refine(isSafeAddress, MESSAGES.unsafeAddress)).exactOptional(),
    assetId: id.exactOptional(),
    popupId: id.exactOptional(),
    props: z.record(key, value).exactOptional(),
    targetBlank: z.boolean().exactOptional(),
    rel: shortText.refine(isRelation, MESSAGES.badRelation).exactOptional(),
    prefetch: z.boolean().exactOptional(),
    query: z
      .array(z.strictObject({ name: shortText, value: bindable(text) }))
      .max(100)
      .exactOptional(),
    loadProgress: z.boolean().exactOptional(),
    loadProgressColor: shortText.exactOptional(),
  }),
)
const link = schemaOf<LinkValue>()(linkTarget.extend({ languages: z.record(language, linkTarget).exactOptional() }))

const props = z.record(key, z.record(key, value))
const attributeName = z.string().refine(isAttributeName, 'Not allowed as an attribute')
const leftOut = z.literal(false)
const stateId = z.string().refine(isConditionState, MESSAGES.badState)
const conditionState = z.strictObject({ name: shortText, condition: binding, index: indexKey })
const override = z.strictObject({
  props: props.exactOptional(),
  styles: styleSheet.exactOptional(),
  classes: z.record(id, z.union([indexKey, leftOut])).exactOptional(),
  classConditions: z.record(id, z.union([binding, leftOut])).exactOptional(),
  attributes: z.record(attributeName, z.union([textByLanguage, leftOut])).exactOptional(),
  states: z.record(stateId, z.union([conditionState, leftOut])).exactOptional(),
  link: z.union([link, leftOut]).exactOptional(),
  condition: bindable(z.boolean()).exactOptional(),
})

export const nodeSchema = schemaOf<NodeRecord>()(
  z.strictObject({
    id,
    kind: z.literal('node'),
    element: z.string().regex(/^[a-z][a-z0-9-]{0,99}$/),
    version: z.int().min(1),
    name: shortText,
    place: z.strictObject({ parentId: id, slot: key, index: indexKey }),
    props,
    styles: styleSheet,
    classes: z.record(id, indexKey),
    classConditions: z.record(id, binding).exactOptional(),
    attributes: z.record(attributeName, textByLanguage),
    link: link.exactOptional(),
    condition: bindable(z.boolean()).exactOptional(),
    repeat: z
      .strictObject({ over: binding, key: shortText.exactOptional(), draws: z.literal('visible').exactOptional() })
      .exactOptional(),
    states: z.record(stateId, conditionState).exactOptional(),
    linkId: shortText.exactOptional(),
    hidden: z.boolean().exactOptional(),
    componentId: id.exactOptional(),
    isOpen: z.literal(true).exactOptional(),
    overrides: z.record(id, override).exactOptional(),
  }),
)

export const nodeMigrations: readonly Migration[] = []
