/** Words of the controls of fields. */
export const words = {
  formula: {
    none: 'Write a formula',
    write: (label: string) => `Write the formula of ${label}`,
  },
  /** A field inside of something: "Label, Item 2". */
  partOf: (label: string, owner: string) => `${label}, ${owner}`,
  list: {
    add: 'Add',
    addTo: (label: string) => `Add to ${label}`,
    item: (place: number) => `Item ${place}`,
    bound: 'From a formula',
    move: (name: string) => `Move ${name}`,
    moveHint: 'Drag, or press the arrow keys',
    moved: (place: number, count: number) => `Moved to ${place} of ${count}`,
    remove: (name: string) => `Remove ${name}`,
    wrong: 'What is stored here is no list. Adding an item replaces it.',
    made: (count: number) =>
      count === 0 ? 'Every field of the rows is here' : count === 1 ? '1 item was added' : `${count} items were added`,
    noRows: 'The rows are not known yet',
  },
  noOptions: 'Nothing to choose yet',
  choice: 'Choose one',
  pageLanguage: 'As the page',
  value: {
    asItems: 'Edit as items',
    asJson: 'Edit as JSON',
    rowsOf: (label: string) => `${label} come from`,
    typed: 'What is typed here',
    canBeApart:
      'Each is read by visitors and is its own value. To translate them, choose another language above: what is read there is written apart, and the values stay.',
    isApart: 'What visitors read and the value, which is the same in all languages, are apart from the first change on.',
  },
  /** A value that a formula gives now and that does not fit: "Now it must be a number". */
  boundNow: (problem: string) => `What it gives now ${problem}`,
  font: {
    inherited: 'Inherited',
    pick: (label: string) => `Usual fonts for ${label}`,
  },
  dateTime: {
    date: 'YYYY-MM-DD',
    time: 'HH:MM',
    'date-time': 'YYYY-MM-DD HH:MM',
    pick: (label: string) => `Pick ${label}`,
  },
  reference: {
    choose: (what: string) => `Choose a ${what}`,
    gone: (what: string) => `A ${what} that is gone`,
    elsewhere: (name: string, owner: string) => `${name}, in ${owner}`,
    clear: (label: string) => `Clear ${label}`,
    find: (what: string) => `Find a ${what}`,
    nothing: 'None of that name',
    more: (count: number) => `${count} more: search for them`,
    all: {
      page: 'Pages',
      section: 'Sections',
      element: 'Elements',
      popup: 'Popups',
      collection: 'Collections',
      variable: 'Variables',
      workflow: 'Workflows',
      plugin: 'Plugins',
      language: 'Languages',
    },
    none: {
      page: 'There is no page yet',
      section: 'This page has no section yet',
      element: 'This page has no element yet',
      popup: 'There is no popup yet',
      collection: 'There is no collection yet: the Data panel makes them',
      variable: 'There is no variable yet: the Data panel makes them',
      workflow: 'There is no workflow yet',
      plugin: 'No plugin is installed',
      language: 'There is no language yet',
    },
  },
  pairs: {
    name: (place: number, label: string) => `Name ${place}, ${label}`,
    value: (place: number, label: string) => `Value ${place}, ${label}`,
    namePlaceholder: 'Name',
    valuePlaceholder: 'Value',
    remove: (place: number, label: string) => `Remove pair ${place} of ${label}`,
    nameVisitor: (place: number, label: string) => `Put the signed-in visitor into value ${place}, ${label}`,
    /** What can be put in of the signed-in visitor, by its path. */
    visitor: { id: 'Their ID', email: 'Their e-mail', name: 'Their name', roles: 'Their roles' },
  },
} as const
