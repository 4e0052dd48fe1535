interface Lockfile {
  packages: Record<string, { hasInstallScript?: boolean }>;
}

/** Names of the packages that have an install script, sorted, as the lockfile knows them. */
export function packagesWithScripts({ packages }: Lockfile): string[] {
  const names = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
  return [...new Set(names)].sort();
}
