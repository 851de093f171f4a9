import { astToString } from 'openapi-typescript';
import ts from 'typescript';

const { factory } = ts;

/** The sources of two modules: the named types, and the code that uses them. */
export interface TypeSources {
  schemas: string;
  api: string;
}

/**
 * Gives each schema a named type, so that editors, errors and declarations show `Order`, not all its members.
 * @param nodes of openapi-typescript
 */
export function withNamedTypes(nodes: readonly ts.Node[]): TypeSources {
  const named: ts.Node[] = [];
  const declarations = nodes.map((node) =>
    ts.isInterfaceDeclaration(node) && node.name.text === 'components'
      ? withMembers(
          node,
          node.members.map((member) => (isSchemas(member) ? toReferences(member, named) : member)),
        )
      : node,
  );
  return {
    schemas: useNames(named, ''),
    api: `import type * as named from './schemas.js';\n${useNames(declarations, 'named.')}`,
  };
}

function useNames(nodes: ts.Node[], prefix: string): string {
  return astToString(nodes).replaceAll(
    /components\["schemas"\]\["(\w+)"\]/g,
    (_, schema: string) => `${prefix}${typeName(schema)}`,
  );
}

/** `OrderResponse` is an `Order`. A merchant sends a `SkuDto` and gets a `SkuResponse`: a `SkuInput` and a `Sku`. */
function typeName(schema: string): string {
  return schema.replace(/Response$/, '').replace(/Dto$/, 'Input');
}

type Schemas = ts.PropertySignature & { type: ts.TypeLiteralNode };
type Schema = ts.PropertySignature & { name: ts.Identifier; type: ts.TypeNode };

function isSchemas(member: ts.TypeElement): member is Schemas {
  return ts.isPropertySignature(member) && (member.name as ts.Identifier).text === 'schemas';
}

/** `schemas: { OrderResponse: { … } }` becomes `schemas: { OrderResponse: Order }`. */
function toReferences(schemas: Schemas, named: ts.Node[]): ts.PropertySignature {
  const references = (schemas.type.members as ts.NodeArray<Schema>).map((schema) => {
    const name = typeName(schema.name.text);
    named.push(declarationOf(name, schema.type));
    return withType(schema, factory.createTypeReferenceNode(`named.${name}`));
  });
  return withType(schemas, factory.createTypeLiteralNode(references));
}

function declarationOf(name: string, type: ts.TypeNode): ts.Node {
  const exported = [factory.createToken(ts.SyntaxKind.ExportKeyword)];
  return ts.isTypeLiteralNode(type)
    ? factory.createInterfaceDeclaration(exported, name, undefined, undefined, type.members)
    : factory.createTypeAliasDeclaration(exported, name, undefined, type);
}

function withType(property: ts.PropertySignature, type: ts.TypeNode): ts.PropertySignature {
  const { modifiers, name, questionToken } = property;
  return factory.updatePropertySignature(property, modifiers, name, questionToken, type);
}

function withMembers(node: ts.InterfaceDeclaration, members: ts.TypeElement[]): ts.Node {
  const { modifiers, name, typeParameters, heritageClauses } = node;
  return factory.updateInterfaceDeclaration(
    node,
    modifiers,
    name,
    typeParameters,
    heritageClauses,
    members,
  );
}
