/**
 * The rows of `describeAccess` for the routes of imports of one kind: `Product`. The file has a row without any of its columns, and no
 * import has the id.
 */
export function importRows(name: string) {
  const params = { id: '0123456789abcdef01234567' };
  return {
    [`start${name}Import`]: { file: { content: Buffer.from('A\n1'), name: 'list.csv' } },
    [`list${name}Imports`]: {},
    [`get${name}Import`]: { params },
    [`map${name}Import`]: { params, body: { mapping: {} } },
    [`apply${name}Import`]: { params },
    [`get${name}ImportFaults`]: { params },
    [`get${name}ImportTemplate`]: {},
    [`export${name}List`]: {},
  };
}
