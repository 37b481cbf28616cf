import { describe, expect, test } from 'vitest'
import { ANALYSIS_MESSAGES } from './analyse/messages.ts'
import * as limits from './limits.ts'
import { PARSE_MESSAGES, RUN_MESSAGES } from './messages.ts'

describe('what a builder reads of a formula', () => {
  test.each([
    [PARSE_MESSAGES.end, 'Unexpected end of formula'],
    [PARSE_MESSAGES.unexpected('=>'), 'Unexpected =>'],
    [PARSE_MESSAGES.tooLong(10_000), 'A formula may have at most 10000 characters'],
    [PARSE_MESSAGES.tooDeep(400), 'A formula may be nested at most 400 levels deep'],
    [PARSE_MESSAGES.mixedOperators, 'Put brackets around one side: ?? does not mix with && and ||'],
    [PARSE_MESSAGES.signedPower, 'Put brackets around the left side of **'],
    [PARSE_MESSAGES.forbidden('constructor'), 'constructor cannot be used in a formula'],
    [PARSE_MESSAGES.reserved('null'), 'null is a value, not a name; write null: null'],
    [PARSE_MESSAGES.constantParameter('NaN'), 'NaN is a value and cannot name a parameter'],
    [PARSE_MESSAGES.repeatedParameter('a'), 'Two parameters are named a'],
    [PARSE_MESSAGES.bareObject, 'Put brackets around the object: () => ({ … })'],
    [PARSE_MESSAGES.badEscape, 'This \\ sequence is not complete'],
    [PARSE_MESSAGES.leadingZero, 'A number does not begin with 0: leave the zero out, or write 0o17 for one of base eight'],
  ])('that cannot be read: %s', (said, text) => expect(said).toBe(text))

  test.each([
    [RUN_MESSAGES.unknownName('a'), 'a is not known here'],
    [RUN_MESSAGES.notAFunction('a'), 'a is not a function'],
    [RUN_MESSAGES.notAMethod('trim'), 'Values have no trim(): write trim(…) with the value in the brackets'],
    [RUN_MESSAGES.noValue('name'), 'Cannot read name: there is no value before it'],
    [RUN_MESSAGES.badKey, 'A key must be a text or a number'],
    [RUN_MESSAGES.forbidden('prototype'), 'prototype cannot be used in a formula'],
    [RUN_MESSAGES.tooDeep, 'The formula is nested too deeply'],
    [RUN_MESSAGES.tooManySteps, 'The formula takes too long'],
    [RUN_MESSAGES.endless, 'Formulas call one another without an end'],
    [RUN_MESSAGES.textTooLong, 'The text became too long'],
    [RUN_MESSAGES.listTooLong, 'The list became too long'],
    [RUN_MESSAGES.functionValue, 'A function is no value: hand it to a built-in function, or call it at once'],
    [RUN_MESSAGES.notAList, 'Only a list or a text can be spread here'],
    [RUN_MESSAGES.broken, 'The formula is damaged; write it again'],
  ])('that fails: %s', (said, text) => expect(said).toBe(text))

  const ordinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth', '11th', '12th']
  test.each([
    [ANALYSIS_MESSAGES.unknownName('nmae', 'name'), 'nmae is not known here. Did you mean name?'],
    [ANALYSIS_MESSAGES.unknownName('x'), 'x is not known here'],
    [ANALYSIS_MESSAGES.unknownFunction('smu', 'sum'), 'There is no function smu. Did you mean sum?'],
    [ANALYSIS_MESSAGES.unknownField('nmae', 'name'), 'There is no nmae here. Did you mean name?'],
    [ANALYSIS_MESSAGES.calledValue('rows'), 'rows is a value, not a function'],
    [ANALYSIS_MESSAGES.uncalledFunction('sum'), 'sum is a function: write sum(…)'],
    [ANALYSIS_MESSAGES.method('trim', 'trim'), 'Values have no trim(): write trim(…) with the value in the brackets'],
    [ANALYSIS_MESSAGES.noMethod('bind'), 'Values have no bind()'],
    [ANALYSIS_MESSAGES.functionValue, 'A function is no value: hand it to a built-in function, or call it at once'],
    [ANALYSIS_MESSAGES.noValue('name'), 'Cannot read name: there is no value before it'],
    [ANALYSIS_MESSAGES.missing('sum', 'list'), 'sum needs a value for list'],
    [ANALYSIS_MESSAGES.tooMany('abs', 1), 'abs takes at most 1 value'],
    [ANALYSIS_MESSAGES.tooMany('round', 2), 'round takes at most 2 values'],
    [ANALYSIS_MESSAGES.replaced('old', 'new'), 'old is old: use new'],
    [ANALYSIS_MESSAGES.wrongType(0, ['any', 'text']), 'First parameter must be a value or a text'],
    [ANALYSIS_MESSAGES.wrongType(0, ['number', 'boolean']), 'First parameter must be a number or a boolean'],
    [ANALYSIS_MESSAGES.wrongType(0, ['list']), 'First parameter must be an array (or collection)'],
    [ANALYSIS_MESSAGES.wrongType(0, ['object', 'date']), 'First parameter must be an object or a date'],
    [ANALYSIS_MESSAGES.wrongType(0, ['file', 'callback']), 'First parameter must be a file or a function'],
    [ANALYSIS_MESSAGES.wrongType(0, ['nothing']), 'First parameter must be nothing'],
    ...ordinals.map((ordinal, at) => [ANALYSIS_MESSAGES.wrongType(at, ['text']), `${ordinal} parameter must be a text`]),
  ])('that has not run yet: %s', (said, text) => expect(said).toBe(text))
})

test('what one formula may do is bounded', () => {
  expect({ ...limits }).toEqual({
    MAX_FORMULA_LENGTH: 10_000,
    MAX_FORMULA_DEPTH: 400,
    MAX_EXPLAINED_PARTS: 400,
    MAX_FORMULA_STEPS: 3_000_000,
    CHARACTERS_PER_STEP: 64,
    MANY_KEYS: 250,
    STEPS_PER_KEY_OF_MANY: 8,
    NUMBER_CHARACTERS_PER_STEP: 8,
    MADE_CHARACTERS_PER_STEP: 16,
    SHORT_TEXT_LENGTH: 65_536,
    JOINED_CHARACTERS_PER_STEP: 128,
    STEPS_PER_FAILURE: 200,
    STEPS_PER_OWN_CALL: 50,
    MAX_NESTED_RUNS: 100,
    MAX_TEXT_LENGTH: 1_000_000,
    MAX_LIST_LENGTH: 200_000,
    FORBIDDEN_NAMES: new Set(['__proto__', 'constructor', 'prototype']),
  })
})
