import { words } from './words.ts'

/** A value of a thing: where it stands, with the types of the objects on the way, such as `offers:Offer/price`. */
export interface SchemaField {
  readonly at: string
  readonly label: string
  readonly control: 'text' | 'long' | 'number' | 'address' | 'date' | 'moment' | 'choice'
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  /** Search engines show nothing of the thing without it. */
  readonly isNeeded?: true
}

/** Things in an order, such as questions: one object each. */
export interface SchemaList {
  readonly at: string
  readonly type: string
  /** What one of them is called. */
  readonly label: string
  /** Each holds its place, counted from 1, as `position`. */
  readonly isNumbered?: true
  readonly parts: readonly SchemaField[]
}

export interface SchemaKind {
  readonly type: keyof typeof words.kinds
  /** Narrower types that have the same fields. */
  readonly narrower?: readonly string[]
  readonly fields: readonly SchemaField[]
  readonly list?: SchemaList
}

const { fields: labels, options } = words

const field = (at: string, label: string, control: SchemaField['control'] = 'text'): SchemaField => ({ at, label, control })
const needed = (at: string, label: string, control: SchemaField['control'] = 'text'): SchemaField => ({
  ...field(at, label, control),
  isNeeded: true,
})
const choice = (at: string, label: string, values: readonly (keyof typeof options)[], prefix = ''): SchemaField => ({
  ...field(at, label, 'choice'),
  options: values.map((value) => ({ value: prefix + value, label: options[value] })),
})

/** The narrower type of a thing, its own first. */
function narrowed(type: keyof typeof words.kinds, narrower: readonly (keyof typeof options)[]) {
  const more = choice('@type', labels.more, narrower)
  return {
    narrower,
    more: { ...more, options: [{ value: type, label: words.kinds[type] }, ...(more.options ?? [])] },
  }
}

const SCHEMA = 'https://schema.org/'
const name = needed('name', labels.name)
const description = field('description', labels.description, 'long')
const image = field('image', labels.picture, 'address')
const url = field('url', labels.address, 'address')
const reach = [field('telephone', labels.phone), field('email', labels.email)]
const street = (at: string) => [
  field(`${at}address:PostalAddress/streetAddress`, labels.street),
  field(`${at}address:PostalAddress/postalCode`, labels.code),
  field(`${at}address:PostalAddress/addressLocality`, labels.town),
  field(`${at}address:PostalAddress/addressCountry`, labels.country),
]
const article = narrowed('Article', ['BlogPosting', 'NewsArticle'])
const business = narrowed('LocalBusiness', [
  'Restaurant',
  'CafeOrCoffeeShop',
  'Store',
  'LodgingBusiness',
  'HealthAndBeautyBusiness',
  'ProfessionalService',
])

/** What the form knows of schema.org: the things that search engines show, and the fields that they read. */
export const SCHEMA_KINDS: readonly SchemaKind[] = [
  {
    type: 'Article',
    narrower: article.narrower,
    fields: [
      article.more,
      needed('headline', labels.headline),
      description,
      needed('image', labels.picture, 'address'),
      needed('datePublished', labels.published, 'date'),
      field('dateModified', labels.changed, 'date'),
      field('author:Person/name', labels.author),
      field('publisher:Organization/name', labels.publisher),
    ],
  },
  {
    type: 'Product',
    fields: [
      name,
      description,
      image,
      field('brand:Brand/name', labels.brand),
      field('sku', labels.sku),
      needed('offers:Offer/price', labels.price, 'number'),
      needed('offers:Offer/priceCurrency', labels.currency),
      choice('offers:Offer/availability', labels.stock, ['InStock', 'OutOfStock', 'PreOrder'], SCHEMA),
      field('aggregateRating:AggregateRating/ratingValue', labels.rating, 'number'),
      field('aggregateRating:AggregateRating/reviewCount', labels.ratings, 'number'),
    ],
  },
  {
    type: 'Organization',
    fields: [
      name,
      description,
      needed('url', labels.address, 'address'),
      field('logo', labels.logo, 'address'),
      ...reach,
      ...street(''),
    ],
  },
  {
    type: 'LocalBusiness',
    narrower: business.narrower,
    fields: [business.more, name, description, url, image, ...reach, field('priceRange', labels.prices), ...street('')],
  },
  {
    type: 'FAQPage',
    fields: [],
    list: {
      at: 'mainEntity',
      type: 'Question',
      label: labels.question,
      parts: [needed('name', labels.question), needed('acceptedAnswer:Answer/text', labels.answer, 'long')],
    },
  },
  {
    type: 'Event',
    fields: [
      name,
      description,
      needed('startDate', labels.begins, 'moment'),
      field('endDate', labels.ends, 'moment'),
      choice(
        'eventAttendanceMode',
        labels.takesPlace,
        ['OfflineEventAttendanceMode', 'OnlineEventAttendanceMode', 'MixedEventAttendanceMode'],
        SCHEMA,
      ),
      needed('location:Place/name', labels.place),
      ...street('location:Place/'),
      image,
      field('offers:Offer/price', labels.price, 'number'),
      field('offers:Offer/priceCurrency', labels.currency),
    ],
  },
  {
    type: 'BreadcrumbList',
    fields: [],
    list: {
      at: 'itemListElement',
      type: 'ListItem',
      label: labels.crumb,
      isNumbered: true,
      parts: [needed('name', labels.name), field('item', labels.address, 'address')],
    },
  },
  { type: 'Person', fields: [name, description, url, image, field('jobTitle', labels.job), field('email', labels.email)] },
  { type: 'WebSite', fields: [name, needed('url', labels.address, 'address'), description] },
]

/** The kind that a type of schema.org is filled in as; `undefined` where the form knows none. */
export const kindOf = (type: string): SchemaKind | undefined =>
  SCHEMA_KINDS.find((kind) => kind.type === type || kind.narrower?.includes(type))
