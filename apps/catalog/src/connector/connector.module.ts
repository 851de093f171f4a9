import { Module } from '@nestjs/common';
import { PublicationModule } from '../publication/publication.module.js';
import { AnswerPublications } from './answer-publications.js';
import { ApplyStock } from './apply-stock.js';
import { SandboxConnectorScheduler } from './sandbox-connector-scheduler.js';

/** The sandbox: this service plays the sales channels itself. */
@Module({
  imports: [PublicationModule],
  providers: [AnswerPublications, ApplyStock, SandboxConnectorScheduler],
})
export class ConnectorModule {}
