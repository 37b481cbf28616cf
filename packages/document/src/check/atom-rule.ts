import { z } from 'zod'
import { roleOfPath } from '../records/atoms.ts'
import { SCHEMAS } from '../records/registry.ts'
import type { RecordKind } from '../records/types.ts'
import { compileSchema } from './compile-schema.ts'
import { isForbiddenKey } from './json.ts'

/** What may stand at a path of a record. */
export interface AtomRule {
  /** Whether the value, sane JSON and not `null`, may stand there in a record that is sound otherwise. */
  readonly fits: (value: unknown) => boolean
  /** Whether a record is sound without it. */
  readonly isOptional: boolean
}

/** Paths repeat far more often than they differ: their rules are kept, up to this many. */
const KEPT_RULES = 5_000
const rules = new Map<RecordKind, Map<string, AtomRule>>()

/**
 * The rule of the schema for one atom; `undefined` for every other path, and where the schema has a rule about several
 * values, which would have to see them all.
 */
export function ruleOfAtom(kind: RecordKind, path: string): AtomRule | undefined {
  let known = rules.get(kind)
  if (known === undefined) rules.set(kind, (known = new Map()))
  let rule = known.get(path)
  if (rule !== undefined) return rule
  rule = roleOfPath(kind, path) === 'atom' ? compileRule(kind, path.split('/')) : undefined
  if (rule === undefined) return undefined
  if (known.size >= KEPT_RULES) known.clear()
  known.set(path, rule)
  return rule
}

function compileRule(kind: RecordKind, keys: readonly string[]): AtomRule | undefined {
  let schema: unknown = SCHEMAS[kind]
  let isOptional = false
  for (const [depth, key] of keys.entries()) {
    // What is made on the way to the atom is an empty map, never an object with fields of its own.
    const container = isOptionalSchema(schema) && schema.unwrap() instanceof z.ZodRecord ? schema.unwrap() : schema
    if (hasRule(container)) return undefined
    if (container instanceof z.ZodRecord) {
      if (isForbiddenKey(key) || !z.safeParse(container.keyType, key).success) return undefined
      schema = container.valueType
      isOptional = true
    } else if (container instanceof z.ZodObject) {
      schema = Object.hasOwn(container.shape, key) ? container.shape[key] : undefined
      isOptional = isOptionalSchema(schema)
    } else return undefined
    if (depth === keys.length - 1 && schema instanceof z.ZodType) return ruleOf(schema, isOptional)
  }
  return undefined
}

function ruleOf(schema: z.ZodType, isOptional: boolean): AtomRule {
  return { fits: compileSchema(schema), isOptional }
}

function isOptionalSchema(schema: unknown): schema is z.ZodOptional<z.ZodType> | z.ZodExactOptional<z.ZodType> {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional
}

function hasRule(schema: unknown): boolean {
  return schema instanceof z.ZodType && (schema.def.checks?.length ?? 0) > 0
}
