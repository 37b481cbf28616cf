import { expect, test } from 'vitest'
import { visitorTexts } from './announce/texts.ts'
import { MESSAGES } from './messages.ts'
import { MESSAGES as NAVIGATION } from './navigation/messages.ts'
import { WARNINGS } from './warnings/messages.ts'

test.each([
  [MESSAGES.variableNotFound, 'variable not found'],
  [MESSAGES.variableReadonly('total'), 'The variable "total" is read-only: actions cannot change it.'],
  [MESSAGES.variableNotResettable('total'), 'The variable "total" cannot be reset.'],
  [MESSAGES.collectionNotFound('c1'), 'Collection c1 not found'],
  [MESSAGES.itemNotFound(7, 'Orders'), 'Item with id 7 not found in collection Orders'],
  [MESSAGES.itemNotFound('a', 'Orders'), 'Item with id a not found in collection Orders'],
  [MESSAGES.itemNotFound(null, 'Orders'), 'Item with id null not found in collection Orders'],
  [MESSAGES.noWorkflow, 'No workflow provided.'],
  [MESSAGES.globalWorkflowNotFound('pay'), 'Global workflow "pay" not found.'],
  [MESSAGES.popupWorkflowNotFound('pay'), 'Popup workflow "pay" not found.'],
  [MESSAGES.workflowNotFound('w1'), 'Workflow with id w1 not found'],
  [NAVIGATION.projectNotFound, 'Project not found.'],
  [NAVIGATION.pageNotFound, 'Page not found.'],
  [NAVIGATION.noParameter('order'), 'The page needs a value for "order".'],
  [NAVIGATION.badAddress('javascript:1'), 'The address "javascript:1" cannot be opened. Use http, https, mailto or tel.'],
  [MESSAGES.noInstall, 'The app cannot be installed from here.'],
  [NAVIGATION.langNotFound, 'Lang not found.'],
  [
    MESSAGES.circle(['Orders', 'Clients']),
    'The collections "Orders", "Clients" wait for each other; they are fetched last, one after another.',
  ],
  [MESSAGES.fetchFailed('Orders', 'gone'), 'The collection "Orders" could not be fetched: gone'],
  [MESSAGES.tooManyRows(2_000_000, 1_000_000), 'The source says that it has 2000000 rows; a page holds 1000000 at most.'],
  [MESSAGES.tooLargeToSend, 'The values that the collection depends on are too large to be sent.'],
  [MESSAGES.unreadableAnswer, 'The answer of the server cannot be read.'],
  [
    WARNINGS.addressFull('q'),
    'The value of "q" makes the address longer than 8000 characters; the address keeps the one before.',
  ],
  [WARNINGS.longLink('n1', []), 'The link of the element n1 is longer than 8000 characters before its query; it leads nowhere.'],
  [
    WARNINGS.longLink('n1', ['q', 'page']),
    'The link of the element n1 is longer than 8000 characters; it leads there without "q", "page".',
  ],
  [
    NAVIGATION.longAddress(['a', 'b', 'c', 'd', 'e']),
    'The address is longer than 8000 characters; it is opened without "a", "b", "c" and 2 more.',
  ],
  [
    NAVIGATION.addressTooLong,
    'The address is longer than 8000 characters before its query and cannot be opened. Shorten the values in its path.',
  ],
  [MESSAGES.pluginFailed, 'A plugin could not begin.'],
  [MESSAGES.noCollectionCode, 'The page has no collections.'],
  [
    WARNINGS.badAttribute('n1', 'href', 'its formula fails'),
    'The attribute "href" of the element n1 is left out: its formula fails',
  ],
  [MESSAGES.notInComponent, 'A component trigger can be emitted inside a component only.'],
  [MESSAGES.portNotLoaded('chime'), 'The part of the page that answers for "chime" could not be loaded.'],
])('runtime-RT40 what a page says in the console and to workflows: %s', (said, text) => {
  expect(said).toBe(text)
})

test('runtime-RT50 S9-18 visitors are told in the language of the page, whatever its region, and in English where it has no words', () => {
  const russian = visitorTexts('ru')
  expect(russian).toEqual({
    partsMissing: 'Часть страницы не загрузилась. Пробуем ещё раз…',
    unreachable: 'Эта страница недоступна. Проверьте соединение.',
  })
  expect(visitorTexts('RU-by')).toBe(russian)
  expect(visitorTexts('en')).toEqual({
    partsMissing: 'Parts of this page could not be loaded. Trying again…',
    unreachable: 'That page cannot be reached. Check your connection.',
  })
  for (const other of ['en-GB', 'de', '', 'constructor']) expect(visitorTexts(other)).toBe(visitorTexts('en'))
})
