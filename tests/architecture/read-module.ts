import { parseSync } from 'vite';

/** One import of a module: static, dynamic or type-only. */
export interface ImportOf {
  /** The specifier as written, for example '@/model/ids'. */
  from: string;
  kind: 'static' | 'dynamic';
  /** True when nothing of it is left at run time. */
  typeOnly: boolean;
  /** True when it is what a `lazyPart` fetches. */
  isPart?: boolean;
}

/** Facts about one module for the architecture rules. */
export interface ModuleFacts {
  imports: ImportOf[];
  hasDefaultExport: boolean;
  /** True when it declares something that exists at run time. */
  hasValues: boolean;
  /** State that it may keep: `let`, `var`, and a `new Map` or `new Set` that isn't read-only. */
  variables: string[];
  /** True when it only re-exports. */
  onlyPassesOn: boolean;
}

type Tree = ReturnType<typeof parseSync>['program'];
type Statement = Tree['body'][number];

const typeStatements = new Set([
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSModuleDeclaration',
]);

function isTypeStatement(statement: Statement): boolean {
  if (typeStatements.has(statement.type)) return true;
  if (statement.type === 'ImportDeclaration') return statement.importKind === 'type';
  if (statement.type === 'ExportAllDeclaration') return statement.exportKind === 'type';
  if (statement.type !== 'ExportNamedDeclaration') return false;
  if (statement.exportKind === 'type') return true;
  if (statement.declaration) return typeStatements.has(statement.declaration.type);
  return statement.specifiers.every(({ exportKind }) => exportKind === 'type');
}

/** The beginning of a table that may be filled after the module was loaded. */
const FILLABLE = /^\w+ = new (Map|Set)\b/u;

/** Declarations outside functions, exported or not, that may change. */
function variablesOf(statement: Statement, source: string): string[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declared?.type !== 'VariableDeclaration' || declared.declare === true) return [];
  return declared.declarations
    .filter(
      ({ start, end }) => declared.kind !== 'const' || FILLABLE.test(source.slice(start, end)),
    )
    .map(({ id }) => source.slice(id.start, id.end));
}

function passesOn(statement: Statement): boolean {
  if (statement.type === 'ExportAllDeclaration') return true;
  return statement.type === 'ExportNamedDeclaration' && statement.source !== null;
}

/** The places that the parser's own list of imports leaves out: `import('./x').T` in a type. */
function collectTypeImports(node: unknown, found: ImportOf[]): void {
  if (Array.isArray(node)) {
    for (const each of node) collectTypeImports(each, found);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && node.type === 'TSImportType' && 'source' in node) {
    const { source } = node;
    if (typeof source === 'object' && source !== null && 'value' in source) {
      found.push({ from: String(source.value), kind: 'static', typeOnly: true });
    }
  }
  for (const value of Object.values(node)) collectTypeImports(value, found);
}

/**
 * Returns a literal specifier. A computed one cannot be checked against the table, so it throws.
 */
function dynamicSpecifier(name: string, text: string): string {
  const literal = /^(['"`])([^'"`$]+)\1$/u.exec(text.trim());
  if (!literal?.[2]) throw new Error(`${name}: a computed import cannot be checked: ${text}`);
  return literal[2];
}

/** The beginning of a `lazyPart`, up to what it imports. */
const PART = /\blazyPart\(\s*(async )?\(\) =>\s*(\(\{ default: \(await )?$/u;

/**
 * Reads a TypeScript module's imports and exports.
 * @param name its path, which decides between TypeScript and TSX
 * @param source its text
 * @throws when it does not parse, or imports a computed address
 */
export function readModule(name: string, source: string): ModuleFacts {
  const { program, module, errors } = parseSync(name, source);
  if (errors[0]) throw new Error(`${name}: ${errors[0].message}`);
  const imports: ImportOf[] = module.staticImports.map(({ moduleRequest, entries }) => ({
    from: moduleRequest.value,
    kind: 'static',
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (moduleRequest) {
        imports.push({ from: moduleRequest.value, kind: 'static', typeOnly: isType });
      }
    }
  }
  for (const { start, moduleRequest } of module.dynamicImports) {
    const text = source.slice(moduleRequest.start, moduleRequest.end);
    imports.push({
      from: dynamicSpecifier(name, text),
      kind: 'dynamic',
      typeOnly: false,
      isPart: PART.test(source.slice(0, start)),
    });
  }
  collectTypeImports(program.body, imports);
  return {
    imports,
    hasDefaultExport: module.staticExports.some(({ entries }) =>
      entries.some(
        ({ exportName }) => exportName.kind === 'Default' || exportName.name === 'default',
      ),
    ),
    variables: program.body.flatMap((statement) => variablesOf(statement, source)),
    hasValues: !program.body.every(isTypeStatement),
    onlyPassesOn: program.body.length > 0 && program.body.every(passesOn),
  };
}
