/** What the problems panel says of each thing that can be wrong. */
export const words = {
  inWorkflow: (name: string, message: string) => `Workflow “${name}”: ${message}`,
  condition: 'condition',
  goneInWorkflow: (label: string) => `“${label}” is something that is gone. Choose another.`,
  pluginNotInstalled: (name: string) =>
    `${name}: its runtime is not installed, so its data and actions do nothing on the site; take away what uses it, or the plugin`,
  pluginValue: (place: string, field: string | undefined, message: string) =>
    field === undefined ? `${place}: ${message}` : `${place}: ${field} ${message}`,
  pluginWithoutRows: (collection: string, plugin: string) =>
    `${collection}: the plugin ${plugin} gives no rows; choose another source`,
  pluginStatic: (collection: string, field: string) =>
    `${collection}: ${field} holds a formula, and its rows are fetched while publishing, when there is no visitor; write a value, or choose the mode Dynamic or Server`,
  pluginOperator: (collection: string, plugin: string, operator: string) =>
    `${collection}: the plugin ${plugin} cannot filter by ${operator}; use another condition`,
  pluginVisitor: (place: string) =>
    `${place}: it is for whoever is signed in, and nothing signs visitors in, so it is never sent; choose what signs them in under Settings, Access`,
  pluginVisitorMode: (collection: string) =>
    `${collection}: it is for whoever is signed in, whom only the server knows; choose the mode Server`,
  pluginAction: (workflow: string, plugin: string, action: string) =>
    `${workflow}: the plugin ${plugin} has no action “${action}”; choose another`,
  noAppIcon: 'The site can be installed, but has no icon: choose a favicon of 512 pixels or more under Settings',
  unnamedControl: (isLink: boolean) =>
    `${isLink ? 'A link' : 'It is pressed like a button, but'} without words: write an accessible label that says ${isLink ? 'where it leads' : 'what a press does'}`,
  imageWithoutAlt: 'A picture without a description: write one, or write and clear it if the picture is decoration',
  clickWithoutKey: (workflow: string) =>
    `The workflow “${workflow}” runs at a press, and no key comes here: use a button or a link, which may hold an icon, a picture or a box`,
  linkClosesNothing: 'A link that closes a popup stands outside of one: move it into a popup, or choose where it leads',
  linkGivesGone: (popup: string) =>
    `A link gives the popup “${popup}” a value for a property that it does not have any more: it is not used`,
  cleanLinkValues: 'Take such values away',
  linkWithoutTarget: 'A link that leads nowhere: choose where it goes',
  linkToMissingPage: 'A link to a page that does not exist any more: choose another page',
  missingReference: (place: string, what: string) => `${place} names a ${what} that does not exist any more: choose another`,
  deadOverride: (count: number, component: string) =>
    `It sets values for ${count === 1 ? 'an element' : `${count} elements`} that the component “${component}” does not open to it: they are not drawn`,
  cleanOverrides: 'Take those values away',
  exposedInstanceGone: 'A formula reads a variable of an instance that does not exist any more: read another one',
  exposedVariableGone: (component: string, variable: string | undefined) =>
    variable === undefined
      ? `A formula reads a variable that the component “${component}” does not have any more: read another one`
      : `A formula reads “${variable}”, which the component “${component}” does not show outside: show it, or read another one`,
  heldInRows: (element: string, component: string | undefined) =>
    component === undefined
      ? `A formula reads what “${element}” holds, which stands in a repeat: each row holds its own, and nothing is read. Take it from the event of “${element}”, or from a form in the row`
      : `A formula reads what “${element}” holds, and “${component}” stands in a repeat too: there each row holds its own, and nothing is read. Take it from the event of “${element}”, or from a form in the row`,
  namedOutOfReach: (what: 'input' | 'form') =>
    what === 'input'
      ? 'It names no field that it can reach: choose a field on the same page or in the same component, and in the same rows'
      : 'It names no form that it can reach: choose a form on the same page or in the same component, and in the same rows',
  pressedInsideControl: (outer: string) =>
    `A workflow hears presses of it inside “${outer}”, which is a link or a button itself: no screen reader comes to it there. Let the workflow hear “${outer}”, or move it out`,
  controlInHeader: (outer: string) =>
    `It stands in the header of “${outer}”, which is pressed as a whole: nobody comes to a link or a button there. Move it into the content`,
  blockInHeader: (outer: string, tag: string) =>
    `It is a block (${tag}) in the header of “${outer}”, where HTML takes what stands in a line: choose the tag span${
      /^h\d$/.test(tag) ? `, and the level by Heading of “${outer}”` : ''
    }`,
  controlInsideControl: (outer: string) =>
    `It stands inside “${outer}”, which is a link or a button itself: browsers take such a pair apart. Take the link off one of them`,
  formulaOf: (place: string, message: string) => `The formula of ${place}: ${message}`,
  removeAction: 'Delete the action',
  addOtherwise: 'Add a branch for everything else',
  recordKinds: { variables: 'variable', collections: 'collection', formulas: 'formula', pages: 'page' },
  recordGone: (what: string) => `It names a ${what} that does not exist any more`,
  recordUnknown: (what: string, name: string, meant: string | undefined) =>
    `There is no ${what} ${name}${meant === undefined ? '' : `. Did you mean ${meant}?`}`,
  useRecord: (name: string) => `Use ${name}`,
  tooManyGiven: (formula: string, takes: number) =>
    takes === 0 ? `${formula} takes no values` : takes === 1 ? `${formula} takes one value` : `${formula} takes ${takes} values`,
  tooFewGiven: (formula: string, takes: number, given: number) =>
    `${formula} takes ${takes === 1 ? 'one value' : `${takes} values`} and gets ${given === 0 ? 'none' : given}: what is left out is nothing`,
  notStructured: (page: string, language: string) =>
    `The structured data of the page ${page} in ${language} is no JSON: search engines get none of it`,
  fixFormula: 'Mend a formula',
  ofPage: (name: string) => `the page ${name}`,
  nodeParts: {
    condition: 'the condition',
    repeat: 'the repeat',
    link: 'the link',
    states: 'a state',
    classConditions: 'a class',
  },
  brokenFormula: (place: string, message: string) => `The formula of ${place} cannot be read: ${message}`,
  emptyPageTitle: (page: string, language: string) =>
    `The page ${page} has no title in ${language}: search engines and tabs show it`,
  manyMainHeadings: (page: string) => `The page ${page} has more than one heading of level 1`,
  manyMains: (page: string) => `The page ${page} has more than one part with the tag Main content: it must be exactly one`,
  noMain: (page: string) =>
    `The page ${page} has no part with the tag Main content: screen readers skip to it. Choose the tag for the section that holds the content`,
  makeMain: 'Make it the main content',
  headingSkipped: (from: number, to: number) =>
    `Heading ${to} follows heading ${from}: screen readers expect heading ${from + 1}`,
  unknownElement: (element: string) => `The element “${element}” is not installed: it is kept, but not drawn`,
  submitMissing: 'Submit button missing!',
  addSubmit: 'Add a submit button',
  submitWorkflow: (workflow: string) =>
    `${workflow} runs at each press of a submit button, also when fields are refused: put it on the event “Submit” of the form`,
  moveToForm: 'Move it to the form',
  sharedFieldName: (name: string) =>
    `Another field of this form is called “${name}” too: the last one counts, so give one another name`,
  namelessField: 'It has no field name, so that the form does not send what is filled in: give it one',
  nameField: (name: string) => `Call it “${name}”`,
  doubtfulValue: (field: string, problem: string) => `${field} ${problem}`,
  boundValue: (field: string, problem: string) => `What the formula of ${field} gives now ${problem}`,
  exampleAt: (at: number) => `Example ${at}`,
  failingExample: (formula: string, example: string, expected: string, now: string) =>
    `${formula}: “${example}” is to give ${expected} and gives ${now}: mend the formula, or take what it gives as expected`,
  formInForm: (form: string) =>
    `It stands inside the form “${form}”: browsers know no form in a form, so its fields are those of the outer one. Move it out`,
  undrawn: {
    empty: (list: string, collection: string) =>
      `${list} has no look for no rows: a visitor for whom ${collection} is empty sees nothing there`,
    error: (list: string, collection: string) =>
      `${list} has no look for an error: a visitor for whom ${collection} cannot be had sees nothing there`,
  },
  drawIt: 'Draw it',
  firstPageAlone: (list: string, collection: string) =>
    `${list} shows the first page of ${collection} alone: visitors have no way to the others`,
  rowsTurnNoPages: (list: string, collection: string) =>
    `${list} shows the first page of ${collection} alone: it has its rows, of which it asks for no others`,
  bindWhole: (collection: string, field: string) => `Bind ${collection} itself, with “${field}”`,
  emptySlot: (what: string, slot: string, element: string) =>
    `${what} shows nothing, as “${slot}” of ${element} is empty: drop something into it`,
  turnOn: (field: string) => `Turn on “${field}”`,
  drawState: {
    empty: (collection: string) => `Draw ${collection} empty`,
    error: (collection: string) => `Draw ${collection} with an error`,
  },
  stateName: {
    empty: (collection: string) => `No ${collection}`,
    error: (collection: string) => `Error of ${collection}`,
  },
  stateText: { empty: 'Nothing here yet', error: 'This could not be loaded. Try again later.' },
  none: 'No problems',
} as const
