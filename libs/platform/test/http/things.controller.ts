import {
  Body,
  ConflictException,
  Controller,
  Delete,
  Get,
  Header,
  Param,
  Post,
  Query,
} from '@nestjs/common';
import {
  rules,
  Public,
  ProblemBody,
  Refusal,
  Id,
  Instant,
  Int,
  Name,
  PageSize,
  PageToken,
  PathParam,
  BodyLimit,
  MIB,
} from '#edge';
import { workContext } from '#runtime';

class ThingDto {
  @Name('Title.') name!: string;
  @Int({ min: 0, optional: true }) count?: number;
}

class ListQuery {
  @Instant('From.', { optional: true }) from?: string;
  @PageSize() pageSize?: number;
}

class PartQuery {
  @Instant('From.', { optional: true, notAfter: 'until' }) from?: string;
  @Instant('Until.', { optional: true }) until?: string;
  @PageToken() nextPageToken?: string;
  @PageSize() pageSize?: number;
  @Id('Size.') size!: string;
}

@Public()
@Controller('things')
export class ThingController {
  @Get()
  list(@Query() query: ListQuery): unknown {
    return { ...query };
  }

  @Post()
  create(@Body() body: ThingDto): unknown {
    return { ...body, work: workContext.current() };
  }

  @Post('large')
  @BodyLimit(4 * MIB)
  large(@Body() body: ThingDto): unknown {
    return { ...body };
  }

  @Get('work')
  work(): unknown {
    return workContext.current();
  }

  @Get('fail/:how')
  fail(@Param('how') how: string): unknown {
    if (how === 'conflict') {
      throw new Refusal('order-not-cancellable', 'The order is SHIPPED.');
    }
    if (how === 'store') {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    }
    if (how === 'http') throw new ConflictException('never shown');
    if (how === 'undocumented') throw new Refusal('no-such-code', 'never shown');
    if (how === 'rate') throw new Refusal('rate-limited', 'Slow down.', { retryAfterSeconds: 1.2 });
    if (how === 'at-length') throw new Refusal('order-not-cancellable', 'word '.repeat(500));
    throw new TypeError('the password is hunter2');
  }

  @Post('price/:skuId')
  @ProblemBody((problem, request) => ({
    status: 'ERROR',
    failedSkus: [(request.params as { skuId: string }).skuId],
    errors: problem.errors ?? [{ code: problem.code, detail: problem.detail }],
  }))
  price(@Body() body: ThingDto): unknown {
    if (body.name === 'rule') throw new Refusal('duplicate-sku', 'Twice.');
    if (body.name === 'conflict') throw new Refusal('order-not-cancellable', 'Shipped.');
    return body;
  }

  @Get(':id/parts/:number')
  part(
    @Param('id') id: string,
    @PathParam('number', rules.int({ min: 1 })) number: number,
    @Query() query: PartQuery,
  ): unknown {
    return { id, number, ...query };
  }

  @Get('text/:length')
  text(@Param('length') length: string): unknown {
    return { text: 'a'.repeat(Number(length)) };
  }

  @Post('text/:length')
  writeText(@Param('length') length: string): unknown {
    return this.text(length);
  }

  @Get('pdf')
  @Header('content-type', 'application/pdf')
  pdf(): Buffer {
    return Buffer.from('%PDF-1.7 '.repeat(1_000));
  }

  @Get(':id')
  one(@Param('id') id: string): unknown {
    return { id };
  }

  @Delete(':id')
  remove(@Param('id') id: string): unknown {
    return { removed: id };
  }
}
