import { type ListView, type ListViewBody, MOST_VIEWS } from '@print-shop/contracts';
import { conflict, notFound } from '@print-shop/service-kit/errors';

/** A saved view of a list, with its filters, search, order and hidden columns. */
export interface KeptView extends ListViewBody {
  id: string;
}

function checkName(views: readonly KeptView[], { list, name }: ListViewBody): void {
  if (views.some((one) => one.list === list && one.name === name)) {
    throw conflict(
      { en: 'You have a view of this name already. Choose another name.', hi: 'इस नाम का व्यू पहले से है। दूसरा नाम चुनिए।' },
      'view-name-taken',
    );
  }
}

const without = (views: readonly KeptView[], id: string): KeptView[] => {
  const rest = views.filter((one) => one.id !== id);
  if (rest.length === views.length)
    throw notFound({ en: 'There is no such view any more.', hi: 'यह व्यू अब नहीं है।' }, 'view-not-found');
  return rest;
};

/** Returns the views with one more. Throws conflict when there are too many, or when its list has one of that name. */
export function withAdded(views: readonly KeptView[], view: ListViewBody, id: string): KeptView[] {
  if (views.length >= MOST_VIEWS) {
    throw conflict(
      {
        en: `You have ${MOST_VIEWS} views already. Please delete one first.`,
        hi: `आपके ${MOST_VIEWS} व्यू पहले से हैं। पहले कोई एक हटाइए।`,
      },
      'too-many-views',
    );
  }
  checkName(views, view);
  return [...views, { ...view, id }];
}

/** Returns the views with one changed. Throws not-found, and conflict when its list has another one of that name. */
export function withChanged(views: readonly KeptView[], id: string, view: ListViewBody): KeptView[] {
  const others = without(views, id);
  checkName(others, view);
  return [...others, { ...view, id }];
}

/** Returns the views without one. Throws not-found. */
export const withRemoved = without;

/** The views as /api answers them, in the order of their names. */
export const toViewList = (views: readonly KeptView[]): ListView[] =>
  views
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ id, list, name, address, hidden }) => ({ _id: id, list, name, address, hidden: [...hidden] }));
