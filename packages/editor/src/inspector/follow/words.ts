/** What the inspector says of parameters that follow what visitors want. */
export const words = {
  isMany:
    'In a component or a repeat there are many of it, and the collection has one set of parameters: nothing here can follow. Put it on the page by itself, or leave pages, sort and filters to the server: “Pages of the collection” does so.',
  title: (collection: string) => `Parameters of ${collection}`,
  why: 'What an interface is told it does itself. The rest is done with all of its rows.',
  page: 'Page',
  size: 'Page size',
  sort: 'Sort',
  search: 'Search',
  filters: 'Filters',
  filterOf: (field: string) => `Filter of ${field}`,
  field: 'price',
  state: { follows: 'follows', can: 'can follow', left: 'does not follow' },
  aspect: (label: string, state: string) => `${label}: ${state}`,
  writtenAs: (examples: string) => `written as ${examples}`,
  boundElsewhere: 'bound to something else',
  noPage: 'no parameter named like page or offset: all rows are asked for',
  noSize: 'no parameter named like limit or per_page: the collection has to have as many per page as the source gives',
  noNumbers: 'pages of the source have no numbers: all rows are asked for',
  getsLimit: (rows: number) => `with ${rows} rows on each`,
  noSort: 'no parameter named like sort or order_by',
  noSearch: 'no parameter named like q or search',
  noFilter: (field: string, isRange: boolean) =>
    isRange ? `no parameters named like ${field}_min and ${field}_max` : `no parameter named like ${field}`,
  searchOff: 'the search of the element is off',
  vague: 'how they are written is not known: bind them by hand',
  unknownFilters: 'columns that a formula gives',
  lacks: (what: string) => `left as it is, as there is none for ${what}: the source would pass it over`,
  ordersItself: (collection: string) =>
    `${collection} has a filter or a sort of its own, for which all rows are asked for and pages are cut here.`,
  passedOver: (why: string) => `${why}. It does nothing: the source is told other filters, and does them all`,
  noTotal: (setting: string, collection: string) =>
    `“${setting}” of ${collection} is empty: as long as its source does not say how many rows there are, visitors see the first page alone.`,
  follow: (collection: string, element: string) => `Let ${collection} follow ${element}`,
  done: (parameters: readonly string[]) => `Follow now: ${parameters.join(', ')}.`,
  doneLeft: (labels: readonly string[]) => (labels.length === 0 ? '' : ` Left: ${labels.join(', ')}.`),
} as const
