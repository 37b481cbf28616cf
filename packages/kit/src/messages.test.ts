import { expect, test } from 'vitest'
import { LONGEST_TIMER } from './limits.ts'
import { latePlugin, MESSAGES, noPlugin, noPluginAction, noPluginSource } from './messages.ts'

test.each([
  [noPlugin('maps'), 'The plugin maps is not installed.'],
  [latePlugin('maps'), 'The plugin maps has not been loaded yet. It is tried again.'],
  [noPluginSource('maps'), 'The plugin maps has no source of rows.'],
  [noPluginAction('maps', 'zoom'), 'The plugin maps has no action "zoom".'],
  [MESSAGES.mustBeGiven, 'must be given'],
  [MESSAGES.pagesOfAnything('maps'), 'The source of maps cuts pages, so it must filter and sort too'],
  [MESSAGES.noParameters('maps', 'zoom'), 'The source of maps takes parameters from zoom, which is no field of pairs'],
  [MESSAGES.mustBeText, 'must be a text'],
  [MESSAGES.textTooLong(80), 'must have at most 80 characters'],
  [MESSAGES.mustBeNumber, 'must be a number'],
  [MESSAGES.outOfRange(0, 10), 'must be between 0 and 10'],
  [MESSAGES.mustBeBoolean, 'must be true or false'],
  [MESSAGES.mustBeList, 'must be a list'],
  [MESSAGES.mustBeRows, 'must be a list, or a collection itself'],
  [MESSAGES.mustBeObject, 'must be an object'],
  [MESSAGES.mustBeOneOf(['small', 'large']), 'must be one of small, large'],
  [MESSAGES.mustBeCssValue, 'must be a CSS value without ; { } < >'],
  [MESSAGES.mustBeIconName, 'must be the name of an icon: small letters, digits and hyphens'],
  [MESSAGES.mustBeImage, 'must be an uploaded picture or an address that begins with http:// or https://'],
])('a builder reads: %s', (said, text) => expect(said).toBe(text))

test('a timer lasts at most what browsers count in 31 bits', () => expect(LONGEST_TIMER).toBe(2_147_483_647))
