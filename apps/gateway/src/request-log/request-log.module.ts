import { Module } from '@nestjs/common';
import { ApiDocsModule } from '../api-docs/api-docs.module.js';
import { ListRequests } from './list-requests.js';
import { RecordRequests } from './record-requests.js';
import { OperatorRequestsController, RequestsController } from './requests.controller.js';
import { WriteRequests } from './write-requests.js';

/** The clients' last requests, for the people who debug them. */
@Module({
  imports: [ApiDocsModule],
  controllers: [RequestsController, OperatorRequestsController],
  providers: [ListRequests, RecordRequests, WriteRequests],
})
export class RequestLogModule {}
