import type { FilterNode } from '@heddle/document/values'
import type { Json } from '@heddle/store'
import type { Row } from './rows.ts'

/** One filter three times: as a builder makes it, as a person writes it by hand, and for databases in memory. */
export interface FilterCase {
  readonly label: string
  readonly filter: FilterNode<Json>
  readonly byHand: (row: Row) => boolean
  /** Query of sift and mingo; absent where these have none. */
  readonly query?: Readonly<Record<string, unknown>>
}

type Operator = Extract<FilterNode<Json>['conditions'][number], { readonly operator: unknown }>['operator']

const leaf = (field: string, operator: Operator, value: Json = null) => ({ field, operator, value })
const only = (field: string, operator: Operator, value: Json = null): FilterNode<Json> => ({
  conditions: [leaf(field, operator, value)],
})
const PLACES = ['Paris', 'Nice']
const shares = (row: Row, wanted: readonly string[]) => row.tags.some((tag) => wanted.includes(tag))

/** Every operator of specification section 5, and trees as people build them. */
export const CASES: readonly FilterCase[] = [
  { label: 'equal', filter: only('category', '$eq', 'c3'), byHand: (row) => row.category === 'c3', query: { category: 'c3' } },
  {
    label: 'not equal',
    filter: only('category', '$ne', 'c3'),
    byHand: (row) => row.category !== 'c3',
    query: { category: { $ne: 'c3' } },
  },
  { label: 'less', filter: only('price', '$lt', 500), byHand: (row) => row.price < 500, query: { price: { $lt: 500 } } },
  { label: 'greater', filter: only('price', '$gt', 9000), byHand: (row) => row.price > 9000, query: { price: { $gt: 9000 } } },
  {
    label: 'less or equal',
    filter: only('price', '$lte', 500),
    byHand: (row) => row.price <= 500,
    query: { price: { $lte: 500 } },
  },
  {
    label: 'greater or equal',
    filter: only('price', '$gte', 9000),
    byHand: (row) => row.price >= 9000,
    query: { price: { $gte: 9000 } },
  },
  {
    label: 'contains',
    filter: only('name', '$iLike:contains', 'tem 12'),
    byHand: (row) => row.name.toLowerCase().includes('tem 12'),
    query: { name: { $regex: /tem 12/i } },
  },
  {
    label: 'not contains',
    filter: only('name', '$notILike:contains', 'tem 12'),
    byHand: (row) => !row.name.toLowerCase().includes('tem 12'),
    query: { name: { $not: { $regex: /tem 12/i } } },
  },
  {
    label: 'starts with',
    filter: only('name', '$iLike:startsWith', 'item 1'),
    byHand: (row) => row.name.toLowerCase().startsWith('item 1'),
    query: { name: { $regex: /^item 1/i } },
  },
  {
    label: 'ends with',
    filter: only('name', '$iLike:endsWith', '17'),
    byHand: (row) => row.name.toLowerCase().endsWith('17'),
    query: { name: { $regex: /17$/i } },
  },
  { label: 'is empty', filter: only('note', '$eq:null'), byHand: (row) => row.note === '', query: { note: '' } },
  { label: 'is not empty', filter: only('note', '$ne:null'), byHand: (row) => row.note !== '', query: { note: { $ne: '' } } },
  {
    label: 'in',
    filter: only('city', '$in', PLACES),
    byHand: (row) => PLACES.includes(row.city),
    query: { city: { $in: PLACES } },
  },
  {
    label: 'not in',
    filter: only('city', '$notIn', PLACES),
    byHand: (row) => !PLACES.includes(row.city),
    query: { city: { $nin: PLACES } },
  },
  {
    label: 'overlap',
    filter: only('tags', '$overlap', ['green', 'old']),
    byHand: (row) => shares(row, ['green', 'old']),
    query: { tags: { $in: ['green', 'old'] } },
  },
  {
    label: 'not overlap',
    filter: only('tags', '$notOverlap', ['green', 'old']),
    byHand: (row) => !shares(row, ['green', 'old']),
    query: { tags: { $nin: ['green', 'old'] } },
  },
  {
    label: 'contains all',
    filter: only('tags', '$contains', ['red', 'new']),
    byHand: (row) => row.tags.includes('red') && row.tags.includes('new'),
    query: { tags: { $all: ['red', 'new'] } },
  },
  { label: 'has key', filter: only('owner', '$has', 'phone'), byHand: (row) => row.owner.phone !== null },
  { label: 'lacks key', filter: only('owner', '$hasNot', 'phone'), byHand: (row) => row.owner.phone === null },
  {
    label: 'regex match',
    filter: only('name', '$match', '/^Item \\d+7$/'),
    byHand: (row) => /^Item \d+7$/.test(row.name),
    query: { name: { $regex: /^Item \d+7$/ } },
  },
  {
    label: 'regex not match',
    filter: only('name', '$notMatch', '/^Item \\d+7$/'),
    byHand: (row) => !/^Item \d+7$/.test(row.name),
    query: { name: { $not: { $regex: /^Item \d+7$/ } } },
  },
  {
    label: 'two conditions',
    filter: { conditions: [leaf('category', '$eq', 'c3'), leaf('price', '$gt', 5000)] },
    byHand: (row) => row.category === 'c3' && row.price > 5000,
    query: { category: 'c3', price: { $gt: 5000 } },
  },
  {
    label: 'a tree of five conditions',
    filter: {
      conditions: [
        { link: '$or', conditions: [leaf('city', '$in', PLACES), leaf('price', '$lt', 100)] },
        leaf('note', '$ne:null'),
        leaf('name', '$iLike:startsWith', 'item 1'),
        leaf('category', '$ne', 'c1'),
      ],
    },
    byHand: (row) =>
      (PLACES.includes(row.city) || row.price < 100) &&
      row.note !== '' &&
      row.name.toLowerCase().startsWith('item 1') &&
      row.category !== 'c1',
    query: {
      $and: [
        { $or: [{ city: { $in: PLACES } }, { price: { $lt: 100 } }] },
        { note: { $ne: '' } },
        { name: { $regex: /^item 1/i } },
        { category: { $ne: 'c1' } },
      ],
    },
  },
  {
    label: 'a dotted field',
    filter: only('owner.id', '$eq', 'o7'),
    byHand: (row) => row.owner.id === 'o7',
    query: { 'owner.id': 'o7' },
  },
]
