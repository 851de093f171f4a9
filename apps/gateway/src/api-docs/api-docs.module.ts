import { Module } from '@nestjs/common';
import { ApiDocument } from './api-document.js';
import { AsyncApiController } from './async-api.controller.js';
import { AsyncApiDocument } from './async-api-document.js';
import { OperationRoutes } from './operation-routes.js';
import { DocsController } from './docs.controller.js';
import { OpenApiController } from './open-api.controller.js';
import { ProblemsController } from './problems.controller.js';
import { SchemasController } from './schemas.controller.js';

/** The API document, its pages, problem pages and event schemas. */
@Module({
  controllers: [
    SchemasController,
    OpenApiController,
    AsyncApiController,
    DocsController,
    ProblemsController,
  ],
  providers: [ApiDocument, AsyncApiDocument, OperationRoutes],
  exports: [ApiDocument, OperationRoutes],
})
export class ApiDocsModule {}
