/** Names of what is done with components, as menus, undo and history show them. */
export const words = {
  make: 'Make a component',
  edit: 'Edit the component',
  leave: 'Leave the component',
  detach: 'Detach from the component',
  openToInstances: 'Open to instances, or close',
  makePopup: 'New popup',
  newPopup: 'Popup',
  newName: 'Component',
  noMatch: 'No place here takes this component',
  tooMany: 'Make a component of elements that stand beside each other',
  changes: {
    make: (name: string) => `Make component ${name}`,
    makePopup: 'Make a popup',
    insert: (name: string) => `Add ${name}`,
    rename: (name: string) => `Rename component ${name}`,
    duplicate: (name: string) => `Duplicate component ${name}`,
    remove: (name: string) => `Delete component ${name}`,
    move: (name: string) => `Move component ${name}`,
    paste: 'Paste a component',
    open: (name: string) => `Open ${name} to instances`,
    close: (name: string) => `Close ${name} to instances`,
    detach: (name: string) => `Detach ${name}`,
  },
  /** Of sections that stand on several pages. */
  section: {
    link: 'Use on other pages',
    edit: 'Edit the linked section',
    unlink: 'Unlink: a copy for this page',
    deleteEverywhere: 'Delete from all pages',
    title: 'Linked section',
    why: 'What is changed in it changes on all of these pages.',
    pages: 'Pages it stands on',
    here: 'this page',
    editShort: 'Edit',
    unlinkShort: 'Unlink',
    changes: {
      link: (name: string) => `Use ${name} on other pages`,
      takeOff: (name: string, page: string) => `Take ${name} off ${page}`,
      deleteEverywhere: (name: string) => `Delete ${name} from all pages`,
    },
  },
  pasted: (names: readonly string[]) => `${names.join(', ')}: pasted with what it needs`,
  here: (names: readonly string[]) => `${names.join(', ')}: it is in this project already`,
  closed: (name: string, places: readonly string[]) =>
    `${name} is closed. What ${places.join(', ')} set for it is not drawn now; undo, or opening it again, brings it back.`,
  leftPopup: (name: string, count: number) =>
    `${name} is deleted. ${count === 1 ? '1 place opens' : `${count} places open`} nothing now. Undo brings it back.`,
  /** Told after a deletion: nothing was asked before. */
  left: (name: string, count: number, pages: readonly string[]) =>
    `${name} is deleted. ${count === 1 ? '1 place shows' : `${count} places show`} nothing now${pages.length > 0 ? ` (${pages.join(', ')})` : ''}. Undo brings it back.`,
} as const
